import { type AgeLimits, ageOn, isWithinAgeLimits, dateOfAge } from "../../src/index.ts";

type AgeInput =
  | { op: "age"; date_of_birth: string; on: string }
  | { op: "within"; date_of_birth: string; on: string; limits: AgeLimits }
  | { op: "reaches"; date_of_birth: string; age: number };

export function answerAge(input: AgeInput): unknown {
  if (input.op === "reaches") return { on: dateOfAge(input.date_of_birth, input.age) };
  const age = ageOn(input.date_of_birth, input.on);
  return input.op === "within" ? { age, within: isWithinAgeLimits(age, input.limits) } : { age };
}

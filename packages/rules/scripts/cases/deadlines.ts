import { hasPassed, type UserLocation, passesAt } from "../../src/index.ts";

export function answerDeadline(input: UserLocation & { due_by: string; now: string }): unknown {
  return {
    passed: hasPassed(input.due_by, input, new Date(input.now)),
    passes_at: passesAt(input.due_by, input).toISOString().replace(".000Z", "Z"),
  };
}

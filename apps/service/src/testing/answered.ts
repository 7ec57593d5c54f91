import { operations } from "@enrolkit/contract";
import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** What operations answered in the course of the test, each once: `RetrievePlan 200`. */
    answered?: string[];
  }
}

const patterns = operations.map(({ name, method, path }) => ({
  name,
  request: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** Notes on the running test what an operation answered, for the gate of `scripts/check-answers.ts`. */
export function noteAnswer(method: string, path: string, status: number): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  const request = `${method} ${path.split("?", 1)[0]}`;
  const operation = patterns.find((pattern) => pattern.request.test(request));
  if (meta === undefined || operation === undefined) return;
  const answer = `${operation.name} ${status}`;
  meta.answered ??= [];
  if (!meta.answered.includes(answer)) meta.answered.push(answer);
}

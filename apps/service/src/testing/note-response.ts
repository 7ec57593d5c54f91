import { operations } from "@enrolkit/contract";
import { TestRunner } from "vitest";

declare module "vitest" {
  interface TaskMeta {
    /** The responses of operations during the test, each once: `RetrievePlan 200`. */
    responses?: string[];
  }
}

const patterns = operations.map(({ name, method, path }) => ({
  name,
  request: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

/** Notes an operation's response on the running test, for the gate of `scripts/check-responses.ts`. */
export function noteResponse(method: string, path: string, status: number): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  const request = `${method} ${path.split("?", 1)[0]}`;
  const operation = patterns.find((pattern) => pattern.request.test(request));
  if (meta === undefined || operation === undefined) return;
  const response = `${operation.name} ${status}`;
  meta.responses ??= [];
  if (!meta.responses.includes(response)) meta.responses.push(response);
}

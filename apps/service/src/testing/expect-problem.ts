import { Problem } from "@enrolkit/contract";
import { expect } from "vitest";
import type { CallResponse } from "../http/testing.ts";

/** Checks that an answer is a problem of the contract in every respect, and answers its body. */
export function expectProblem(
  answer: CallResponse<unknown>,
  status: number,
  errorCode: Problem["error_code"],
): Problem {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
  expect(answer.headers.get("content-type")).toBe("application/problem+json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  const problem = Problem.parse(answer.body);
  expect(problem).toMatchObject({ status, error_code: errorCode });
  expect(problem.trace_id).toBe(answer.headers.get("x-request-id"));
  expect(problem.type).toMatch(/^https:\/\/www\.rfc-editor\.org\/rfc\/rfc\d+#section-/);
  return problem;
}

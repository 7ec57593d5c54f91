import { Problem } from "@enrolkit/contract";
import { expect } from "vitest";
import type { CallResponse } from "../http/testing.ts";

/** Checks that a response is a problem of the contract in every respect, ; returns its body. */
export function expectProblem(
  response: CallResponse<unknown>,
  status: number,
  errorCode: Problem["error_code"],
): Problem {
  expect({ status: response.status, text: response.text }).toMatchObject({ status });
  expect(response.headers.get("content-type")).toBe("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  const problem = Problem.parse(response.body);
  expect(problem).toMatchObject({ status, error_code: errorCode });
  expect(problem.trace_id).toBe(response.headers.get("x-request-id"));
  expect(problem.type).toMatch(/^https:\/\/www\.rfc-editor\.org\/rfc\/rfc\d+#section-/);
  return problem;
}

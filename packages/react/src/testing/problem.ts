import type { ErrorCode, Problem } from "@enrolkit/contract";

const statusOf: Record<ErrorCode, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid_request: 400,
  invalid_state: 400,
  not_found: 404,
  idempotency_error: 409,
  rate_limit_exceeded: 429,
  third_party_error: 500,
  internal_error: 500,
};

/** A refusal of the fake service. */
export class Refusal extends Error {
  readonly problem: Problem;
  constructor(code: ErrorCode, more: Partial<Problem> = {}) {
    super(code);
    this.problem = {
      type: "about:blank",
      title: code,
      status: statusOf[code],
      error_code: code,
      trace_id: "trace-1",
      ...more,
    };
  }
}

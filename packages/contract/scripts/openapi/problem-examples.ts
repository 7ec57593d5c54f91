import type { Problem } from "../../src/resources/problem.ts";

const trace_id = "137c4882-7d77-418e-be89-0a090de79380";
const rfc9110 = (section: string) => `https://www.rfc-editor.org/rfc/rfc9110#section-${section}`;

/** One problem of each kind, as the service words it. */
export const problemExamples = {
  invalid_request: {
    type: rfc9110("15.5.1"),
    title: "Bad Request",
    status: 400,
    error_code: "invalid_request",
    trace_id,
    detail: "The request has errors; see `errors` for each.",
    errors: { "$.date_of_birth": ["must be a date written YYYY-MM-DD"] },
  },
  invalid_state: {
    type: rfc9110("15.5.1"),
    title: "Bad Request",
    status: 400,
    error_code: "invalid_state",
    trace_id,
    detail: "The enrolment waits for coverage selections. Submit them first.",
    current_status: "coverage_options_required",
    allowed_statuses: ["pending_confirmation"],
  },
  unauthorized: {
    type: rfc9110("15.5.2"),
    title: "Unauthorized",
    status: 401,
    error_code: "unauthorized",
    trace_id,
    detail: "Send your key in the header Authorization, as: Bearer <API_KEY>.",
  },
  forbidden: {
    type: rfc9110("15.5.4"),
    title: "Forbidden",
    status: 403,
    error_code: "forbidden",
    trace_id,
    detail: "An employee's session may not do this. It takes: a platform's key.",
  },
  not_found: {
    type: rfc9110("15.5.5"),
    title: "Not Found",
    status: 404,
    error_code: "not_found",
    trace_id,
    detail: "There is no such resource. Check the id and the credential it is asked with.",
  },
  idempotency_error: {
    type: rfc9110("15.5.10"),
    title: "Conflict",
    status: 409,
    error_code: "idempotency_error",
    trace_id,
    detail: "This key was used with another method, path, query or body. Use a new key for a new request.",
  },
  too_large: {
    type: rfc9110("15.5.14"),
    title: "Content Too Large",
    status: 413,
    error_code: "invalid_request",
    trace_id,
    detail: "The body may be 256 KiB at most. Send less at once.",
  },
  unsupported_media_type: {
    type: rfc9110("15.5.16"),
    title: "Unsupported Media Type",
    status: 415,
    error_code: "invalid_request",
    trace_id,
    detail: "The body must be JSON in UTF-8, sent with the header Content-Type: application/json.",
  },
  rate_limit_exceeded: {
    type: "https://www.rfc-editor.org/rfc/rfc6585#section-4",
    title: "Too Many Requests",
    status: 429,
    error_code: "rate_limit_exceeded",
    trace_id,
    detail: "Too many requests. Wait as long as Retry-After says, then go on more slowly.",
  },
  internal_error: {
    type: rfc9110("15.6.1"),
    title: "Internal Server Error",
    status: 500,
    error_code: "internal_error",
    trace_id,
    detail:
      "Something failed on our side. The request may be retried; name the trace_id when you ask for help.",
  },
  third_party_error: {
    type: rfc9110("15.6.1"),
    title: "Internal Server Error",
    status: 500,
    error_code: "third_party_error",
    trace_id,
    detail: "The insurer's system failed. The request may be retried.",
  },
} as const satisfies Record<string, Problem>;

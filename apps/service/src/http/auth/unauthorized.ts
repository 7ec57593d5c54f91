import { ProblemError } from "../../problem/problem.ts";

/** 401 without a credential: the challenge names the scheme only (RFC 6750 §3.1). */
export function unauthorized(detail: string): ProblemError {
  return new ProblemError("unauthorized", detail, {
    headers: { "WWW-Authenticate": 'Bearer realm="enrolkit"' },
  });
}

/** 401 with a credential that does not count; the same for unknown, expired and revoked ones. */
export function invalidToken(
  detail = "This key or session token is not valid: unknown, expired or revoked. Use a valid key, or mint a new session.",
): ProblemError {
  return new ProblemError("unauthorized", detail, {
    headers: {
      "WWW-Authenticate":
        'Bearer realm="enrolkit", error="invalid_token", error_description="unknown, expired or revoked"',
    },
  });
}

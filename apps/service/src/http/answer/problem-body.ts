import type { Problem } from "@enrolkit/contract";
import { ProblemError } from "../../problem/problem.ts";
import { statuses } from "./status.ts";

export const problemType = "application/problem+json";

/** The body of a refusal (decisions §1). `instance` is the path without its query, which may hold secrets. */
export function problemBody(error: ProblemError, traceId: string, instance?: string): string {
  const { title, type } = statuses[error.status] ?? statuses[500] ?? { title: "", type: "about:blank" };
  const body: Problem = {
    type,
    title,
    status: error.status,
    error_code: error.code,
    trace_id: traceId,
    detail: error.detail,
    ...(instance !== undefined && { instance }),
    ...error.members,
  };
  return JSON.stringify(body);
}

/** What a caller is told of a failure of our own: nothing but how to name it. */
export function internalError(): ProblemError {
  return new ProblemError(
    "internal_error",
    "Something failed on our side. The request may be retried; name the trace_id when you ask for help.",
  );
}

import { notFound, ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import type { Logger } from "../log/log.ts";
import { internalError } from "./problem-body.ts";
import { statuses } from "./status.ts";

/** Any failure as what the caller is told; what nobody foresaw is logged and told as nothing but a 500. */
export function asProblem(error: unknown, exchange: Exchange, log: Logger): ProblemError {
  if (error instanceof ProblemError) {
    if (error.status === 500) log.error({ request_id: exchange.id, err: error }, "failed");
    return error;
  }
  if (error instanceof URIError) return notFound();
  if (isClientFault(error)) {
    return new ProblemError("invalid_request", "This request cannot be read.", { status: error.status });
  }
  log.error({ request_id: exchange.id, route: exchange.route?.operation.path ?? null, err: error }, "failed");
  return internalError();
}

/** What Express and its parsers raise carries the status that it should have. */
function isClientFault(error: unknown): error is Error & { status: number } {
  if (!(error instanceof Error) || !("status" in error) || typeof error.status !== "number") return false;
  return error.status in statuses && error.status < 500;
}

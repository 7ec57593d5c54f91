import type { BlockingDependent, ErrorCode } from "@enrolkit/types";
import { EnrolkitError, type EnrolkitErrorCode, notFromService } from "../error.ts";
import { retryAfter } from "./retry-delay.ts";

const codes: Record<number, ErrorCode> = {
  401: "unauthorized",
  403: "forbidden",
  404: "not_found",
  409: "idempotency_error",
  429: "rate_limit_exceeded",
};

/** Makes the error for a response other than 2xx, from whatever body it has. `now` is in milliseconds, for `Retry-After`. */
export function errorFromResponse(
  status: number,
  headers: Headers,
  body: unknown,
  now: number,
): EnrolkitError {
  const problem: Readonly<Record<string, unknown>> = isRecord(body) ? body : {};
  const retryAfterSeconds = retryAfter(headers, now);
  const title = text(problem["title"]);
  return new EnrolkitError({
    status,
    code: (text(problem["error_code"]) as EnrolkitErrorCode | undefined) ?? codeOf(status),
    title: title ?? `HTTP ${status}`,
    message: text(problem["detail"]) ?? title ?? notFromService(status),
    retryable: isRetryable(status, retryAfterSeconds),
    traceId: text(problem["trace_id"]) ?? headers.get("X-Request-Id") ?? undefined,
    fieldErrors: fieldErrors(problem["errors"]),
    currentStatus: text(problem["current_status"]),
    allowedStatuses: textList(problem["allowed_statuses"]),
    deadline: text(problem["deadline"]),
    blockingDependents: list(problem["blocking_dependents"], isRecord) as BlockingDependent[] | undefined,
    missingConsents: textList(problem["missing_consents"]),
    openIntentId: text(problem["open_intent_id"]),
    retryAfter: retryAfterSeconds,
  });
}

/** 429 and 5xx can be retried, and a 409 with `Retry-After`; other 4xx never (specification, "Retry rules"). */
function isRetryable(status: number, retryAfterSeconds: number | undefined): boolean {
  return status === 429 || status >= 500 || (status === 409 && retryAfterSeconds !== undefined);
}

function codeOf(status: number): EnrolkitErrorCode {
  return (
    codes[status] ??
    (status >= 500 ? "internal_error" : status >= 400 ? "invalid_request" : "unexpected_response")
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function text(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

function list<Item>(value: unknown, isItem: (each: unknown) => each is Item): Item[] | undefined {
  return Array.isArray(value) ? value.filter(isItem) : undefined;
}

function textList(value: unknown): string[] | undefined {
  return list(value, (each) => typeof each === "string");
}

function fieldErrors(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([path, messages]) => [path, textList([messages].flat()) ?? []]),
  );
}

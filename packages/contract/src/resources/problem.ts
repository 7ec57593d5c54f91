import { z } from "zod";

/** The closed set of error codes (decisions §1). */
export const ErrorCode = z
  .enum([
    "unauthorized",
    "forbidden",
    "invalid_request",
    "invalid_state",
    "not_found",
    "idempotency_error",
    "rate_limit_exceeded",
    "third_party_error",
    "internal_error",
  ])
  .meta({ id: "ErrorCode" });
export type ErrorCode = z.output<typeof ErrorCode>;

/** A dependent who keeps an intent from being confirmed, and why. */
export const BlockingDependent = z
  .strictObject({
    associated_person_id: z.string(),
    status: z.string(),
    reason: z.string(),
  })
  .meta({ id: "BlockingDependent" });
export type BlockingDependent = z.output<typeof BlockingDependent>;

/** Problem details (RFC 9457), media type `application/problem+json`. */
export const Problem = z
  .strictObject({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    error_code: ErrorCode,
    trace_id: z.string().optional(),
    detail: z.string().nullish(),
    instance: z.string().nullish(),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .meta({ description: "JSON path, query name or header name → messages. No value is echoed." }),
    current_status: z.string().optional(),
    allowed_statuses: z.array(z.string()).optional(),
    deadline: z.string().optional(),
    blocking_dependents: z.array(BlockingDependent).optional(),
    missing_consents: z.array(z.string()).optional(),
    open_intent_id: z.string().optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.output<typeof Problem>;

import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { DependentStatus, IneligibilityCode } from "./dependents-management-intent.ts";

/** The closed set of error codes (decisions §1). */
export const ErrorCode = z
  .enum([
    "unauthorized",
    "forbidden",
    "invalid_request",
    "invalid_state",
    "not_found",
    "conflict",
    "idempotency_error",
    "rate_limit_exceeded",
    "third_party_error",
    "internal_error",
  ])
  .meta({ id: "ErrorCode" });
export type ErrorCode = z.output<typeof ErrorCode>;

/** Why a dependent blocks: the list's own reasons, then those of the enrolment, then why they are not eligible. */
export const BlockingReason = z
  .enum([
    "ineligible",
    "cannot_be_covered",
    "requirement_open",
    "coverage_selection_missing",
    "changed_since_confirmed",
    "coverage_selection_invalid",
    ...IneligibilityCode.options,
  ])
  .meta({
    id: "BlockingReason",
    description:
      "`ineligible`, `cannot_be_covered`: remove them. `requirement_open`: answer it. `coverage_selection_missing`, `coverage_selection_invalid`: choose again. `changed_since_confirmed`: complete a new list. Any other is why they are not eligible.",
  });
export type BlockingReason = z.output<typeof BlockingReason>;

/** A dependent who blocks the confirmation of an intent, and why. */
export const BlockingDependent = z
  .strictObject({
    associated_person_id: id("ap"),
    status: DependentStatus,
    reason: BlockingReason,
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

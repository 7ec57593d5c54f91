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
  .meta({ id: "ErrorCode", description: "What went wrong, for programs." });
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

export const BlockingDependent = z
  .strictObject({
    associated_person_id: id("ap"),
    status: DependentStatus.describe("How far this dependent has come."),
    reason: BlockingReason.describe("Why, and so what to do."),
  })
  .meta({
    id: "BlockingDependent",
    description: "A dependent who blocks the confirmation of an intent, and why.",
  });
export type BlockingDependent = z.output<typeof BlockingDependent>;

/** Problem details (RFC 9457), media type `application/problem+json`. */
export const Problem = z
  .strictObject({
    type: z.string().describe("A URI that identifies the type of problem."),
    title: z.string().describe("Short, and the same for all problems of a kind."),
    status: z.int().describe("The HTTP status."),
    error_code: ErrorCode.describe("What went wrong, for programs."),
    trace_id: z.string().optional().describe("Identifies the request in the log of the service."),
    detail: z.string().nullish().describe("What happened, why, and how to fix it."),
    instance: z.string().nullish().describe("A URI that identifies this occurrence."),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe("JSON path, query name or header name → messages. No value is echoed."),
    current_status: z.string().optional().describe("With `invalid_state`: the status of the resource."),
    allowed_statuses: z
      .array(z.string())
      .optional()
      .describe("With `invalid_state`: the statuses in which the operation is possible."),
    deadline: z.string().optional().describe("The last day on which it was possible."),
    blocking_dependents: z
      .array(BlockingDependent)
      .optional()
      .describe("The dependents who block a confirmation."),
    missing_consents: z
      .array(z.string())
      .optional()
      .describe("The statements (`cst_…`) that were not approved."),
    policy_id: z.string().optional().describe("The policy that covers already."),
    open_intent_id: z.string().optional().describe("The open intent that is in the way."),
    requirement_id: z.string().optional().describe("The requirement (`ar_…`) to answer first."),
  })
  .meta({ id: "Problem", description: "Why a request failed (RFC 9457)." });
export type Problem = z.output<typeof Problem>;

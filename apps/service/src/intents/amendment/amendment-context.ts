import {
  amendmentEffectiveFrom,
  type PolicyAmendmentFacts,
  type PolicyAmendmentTrigger,
} from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { loadPolicy, type PolicyContext } from "../../policies/policy-context.ts";
import type { DependentsManagementIntentRow, PolicyAmendmentIntentRow } from "../../store/rows.ts";

export interface AmendmentTypes {
  context: AmendmentContext;
  trigger: PolicyAmendmentTrigger;
  facts: PolicyAmendmentFacts;
}

/** A policy amendment intent with everything that its rules look at. */
export interface AmendmentContext extends PolicyContext {
  intent: PolicyAmendmentIntentRow;
  /** The first day on which the change holds: as confirmed, else as it would be confirmed today. */
  effective_from: string;
  /** The newest sub-intent that was not given up. */
  subIntent: DependentsManagementIntentRow | undefined;
}

/** Reads what the rules of an amendment look at. */
export async function loadAmendment(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<AmendmentContext> {
  const amended = await loadPolicy(context, await context.all.policies.get(intent.policy_id));
  const lists = await context.all.dependentsManagementIntents.list({ parent_intent_id: intent.id });
  return {
    ...amended,
    intent,
    effective_from: isOpen(intent) ? effectiveFrom(intent, amended) : intent.effective_from,
    subIntent: lists.find(({ status }) => status !== "not_undertaken"),
  };
}

/** The first day on which a change would hold that is confirmed today (docs/decisions/0034). */
export function effectiveFrom(
  { amendment_reason }: Pick<PolicyAmendmentIntentRow, "amendment_reason">,
  { policy, today }: Pick<PolicyContext, "policy" | "today">,
): string {
  return amendmentEffectiveFrom({
    life_event: amendment_reason.qualifying_life_event ?? null,
    today,
    policy_starts_on: policy.effective_from,
  });
}

/** Whether it can still be given up: nothing is confirmed. */
function isOpen({ status, settled }: PolicyAmendmentIntentRow): boolean {
  return settled === null && status !== "not_undertaken" && status !== "processing_error";
}

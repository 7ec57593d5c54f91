import type { AmendmentArrears } from "@enrolkit/contract";
import { arrearsOf } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { deductedMonths } from "../../contributions/holder.ts";
import { historyOf } from "../../contributions/policy-history.ts";
import type { AmendmentContext } from "./amendment-context.ts";
import { policyAfter } from "./change.ts";

/**
 * What is owed once if the policy changes today, beside its monthly cost; undefined where nothing is. What follows in
 * the reports are these amounts, as adjustments of the months that are finalized (docs/decisions/0077).
 */
export async function arrearsOfChange(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<AmendmentArrears | undefined> {
  const { policy, groupPolicy, plan, effective_from } = amendment;
  const deducted = await deductedMonths(context, policy, effective_from);
  if (deducted.length === 0) return undefined;
  const before = historyOf(policy, groupPolicy, plan);
  const after = historyOf(await policyAfter(context, amendment), groupPolicy, plan);
  return arrearsOf({ before, after, effective_from, deducted }) ?? undefined;
}

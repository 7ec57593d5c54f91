import type { AmendmentQuote } from "@enrolkit/contract";
import { amendmentQuote, type CostOfPolicy, costOfDays } from "@enrolkit/rules";
import type { MemberSnapshot, PolicyRow } from "../../store/rows.ts";
import { historyOf } from "../../contributions/policy-history.ts";
import { costOfCover, policyYearEnd } from "../../policies/cost-of-cover.ts";
import type { CommandContext } from "../../context.ts";
import { membersBeforeAndAfter, policyAfter } from "./change.ts";
import type { AmendmentContext } from "./amendment-context.ts";

/**
 * What the policy is to cost from the day on which the change holds, and the difference to what it would cost without
 * it, with everything else that was agreed about it. Prices of a policy do not move while it is in force, so it is the
 * same whenever it is asked (docs/decisions/0033).
 */
export async function quoteChange(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<AmendmentQuote> {
  const { policy } = amendment;
  const { before, after } = await membersBeforeAndAfter(context, amendment);
  const changed = await policyAfter(context, amendment);
  return amendmentQuote(costOf(amendment, changed, after), costOf(amendment, policy, before));
}

/** A month of the members, and all days from the first on which the change holds to the end of cover or its year. */
function costOf(amendment: AmendmentContext, policy: PolicyRow, members: MemberSnapshot[]): CostOfPolicy {
  const { plan, groupPolicy, effective_from } = amendment;
  const policy_selections = policy.coverage_selections;
  const { currency, monthly } = costOfCover({
    plan,
    groupPolicy,
    policy_selections,
    members,
    effective_from,
  });
  const yearEnd = policyYearEnd(groupPolicy, effective_from);
  return {
    currency,
    monthly,
    term: costOfDays(historyOf(policy, groupPolicy, plan), effective_from, yearEnd),
  };
}

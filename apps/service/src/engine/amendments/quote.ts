import type { AmendmentQuote } from "@enrolkit/contract";
import { amendmentQuote } from "@enrolkit/rules";
import type { MemberToBe } from "../../store/rows.ts";
import { costOfCover } from "../enrolment/cost-of-cover.ts";
import type { Scope } from "../services.ts";
import { membersBeforeAndAfter } from "./change-of.ts";
import type { AmendmentSubject } from "./subject.ts";

/**
 * What the policy is to cost from the day on which the change holds, and the difference to what it would cost without
 * it. Prices of a policy do not move while it is in force, so it is the same whenever it is asked (docs/decisions/0033).
 */
export async function quoteChange(scope: Scope, subject: AmendmentSubject): Promise<AmendmentQuote> {
  const { plan, groupPolicy, policy, effective_from } = subject;
  const { before, after } = await membersBeforeAndAfter(scope, subject);
  const policy_selections = policy.coverage_selections;
  const costOf = (members: MemberToBe[]) =>
    costOfCover({ plan, groupPolicy, policy_selections, members, effective_from });
  return amendmentQuote(costOf(after), costOf(before));
}

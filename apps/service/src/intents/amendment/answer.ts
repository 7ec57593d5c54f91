import { addDays } from "@enrolkit/rules";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { setPolicyEnds } from "../../policies/end.ts";
import { withChange } from "../../policies/change-members.ts";
import { savePolicy } from "../../policies/save.ts";
import type { Scope } from "../../context.ts";
import { applicationOf } from "./application.ts";
import { changeOf } from "./change-of.ts";
import { moveAmendment, moveSubject } from "./move.ts";
import { type AmendmentSubject, amendmentSubject } from "./subject.ts";

/** Takes what the insurer says of the price: it names one, or the amendment ends without. */
export async function takeQuote(
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  if (intent.status !== "awaiting_quote") return intent;
  const subject = await amendmentSubject(scope, intent);
  const quoted = scope.services.insurer.quotesChange(await applicationOf(scope, subject));
  return moveSubject(scope, subject, quoted ? "offer" : "fail_to_quote");
}

/** Takes the insurer's answer to a change that was confirmed. */
export async function takeAnswer(
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  if (intent.status !== "processing") return intent;
  const subject = await amendmentSubject(scope, intent);
  const answer = scope.services.insurer.answer(await applicationOf(scope, subject));
  return answer === "accepted"
    ? acceptAmendment(scope, intent)
    : moveSubject(scope, subject, "provider_reject", withoutMembers(intent));
}

/** The insurer accepts: the policy is changed. */
export async function acceptAmendment(
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  await changePolicy(scope, await amendmentSubject(scope, intent));
  return moveAmendment(scope, intent, "accept", withoutMembers(intent));
}

async function changePolicy(scope: Scope, subject: AmendmentSubject): Promise<void> {
  const { intent, policy } = subject;
  const { effective_from, members, leaves, choices } = await changeOf(scope, subject);
  if (intent.change_type === "cancellation") {
    await setPolicyEnds(scope, policy, { cancelled_to: addDays(effective_from, -1) });
    return;
  }
  const joins = members.map((member) => ({ id: scope.services.newId("pm"), ...member }));
  const changes = withChange(policy, { from: effective_from, joins, leaves, choices });
  await savePolicy(scope, policy, { changes });
}

/** The policy has its own record of who joined, or they never did. */
function withoutMembers({ settled }: PolicyAmendmentIntentRow): Partial<PolicyAmendmentIntentRow> {
  return { settled: settled && { ...settled, members: [] } };
}

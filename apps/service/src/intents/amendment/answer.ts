import { addDays } from "@enrolkit/rules";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { setPolicyEnds } from "../../policies/end.ts";
import { withChange } from "../../policies/change-members.ts";
import { savePolicy } from "../../policies/save.ts";
import type { CommandContext } from "../../context.ts";
import { applicationOf } from "./application.ts";
import { changeOf } from "./change-of.ts";
import { moveAmendment, moveSubject } from "./move.ts";
import { type AmendmentSubject, amendmentSubject } from "./subject.ts";

/** Takes what the insurer says of the price: it names one, or the amendment ends without. */
export async function takeQuote(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  if (intent.status !== "awaiting_quote") return intent;
  const subject = await amendmentSubject(context, intent);
  const quoted = context.services.insurer.quotesChange(await applicationOf(context, subject));
  return moveSubject(context, subject, quoted ? "offer" : "fail_to_quote");
}

/** Takes the insurer's answer to a change that was confirmed. */
export async function takeAnswer(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  if (intent.status !== "processing") return intent;
  const subject = await amendmentSubject(context, intent);
  const answer = context.services.insurer.answer(await applicationOf(context, subject));
  return answer === "accepted"
    ? acceptAmendment(context, intent)
    : moveSubject(context, subject, "provider_reject", withoutMembers(intent));
}

/** The insurer accepts: the policy is changed. */
export async function acceptAmendment(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  await changePolicy(context, await amendmentSubject(context, intent));
  return moveAmendment(context, intent, "accept", withoutMembers(intent));
}

async function changePolicy(context: CommandContext, subject: AmendmentSubject): Promise<void> {
  const { intent, policy } = subject;
  const { effective_from, members, leaves, choices } = await changeOf(context, subject);
  if (intent.change_type === "cancellation") {
    await setPolicyEnds(context, policy, { cancelled_to: addDays(effective_from, -1) });
    return;
  }
  const joins = members.map((member) => ({ id: context.services.newId("pm"), ...member }));
  const changes = withChange(policy, { from: effective_from, joins, leaves, choices });
  await savePolicy(context, policy, { changes });
}

/** The policy has its own record of who joined, or they never did. */
function withoutMembers({ settled }: PolicyAmendmentIntentRow): Partial<PolicyAmendmentIntentRow> {
  return { settled: settled && { ...settled, members: [] } };
}

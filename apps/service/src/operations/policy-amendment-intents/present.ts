import type { PolicyAmendmentIntent } from "@enrolkit/contract";
import { confirmationCode } from "@enrolkit/rules";
import { quoteChange } from "../../intents/amendment/quote.ts";
import { type AmendmentSubject, amendmentSubject } from "../../intents/amendment/subject.ts";
import type { CommandContext } from "../../context.ts";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { amendmentWords } from "./amendment-words.ts";

/** A policy amendment intent as callers see it, with the block of its state. */
export async function presentPolicyAmendmentIntent(
  context: CommandContext,
  row: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntent> {
  const subject = await amendmentSubject(context, row);
  return {
    id: row.id,
    policy_id: row.policy_id,
    status: row.status,
    amendment_reason: row.amendment_reason,
    requested_changes: [{ change_type: row.change_type }],
    effective_from: subject.effective_from,
    disclosures: subject.plan.disclosures,
    object: "policy_amendment_intent",
    ...(await blockOf(context, subject)),
  };
}

type Block = Partial<
  Pick<PolicyAmendmentIntent, "required_action" | "pending_confirmation" | "processing_error">
>;

async function blockOf(context: CommandContext, subject: AmendmentSubject): Promise<Block> {
  const { intent } = subject;
  const due_by = intent.due_by ?? subject.today;
  switch (intent.status) {
    case "action_required": {
      const code = "provide_dependents_information";
      const associated_persons = associatedPersons(subject);
      return { required_action: { code, ...amendmentWords(code, subject), due_by, associated_persons } };
    }
    case "pending_confirmation": {
      const code = confirmationCode(intent.change_type, intent.amendment_reason.type);
      return {
        pending_confirmation: {
          code,
          ...amendmentWords(code, subject),
          due_by,
          ...(code === "confirm_quote" && {
            quote: await quoteChange(context, subject),
            associated_persons: associatedPersons(subject),
          }),
        },
      };
    }
    case "processing_error": {
      const code = intent.error ?? "provider_rejected";
      const provider = await context.all.providers.get(subject.plan.provider_id);
      return { processing_error: { code, ...amendmentWords(code, subject, provider) } };
    }
    default:
      return {};
  }
}

function associatedPersons({ subIntent }: AmendmentSubject) {
  return {
    type: "dependents" as const,
    dependents: {
      dependents_management_intent_id: subIntent?.id ?? null,
      status: subIntent?.status ?? null,
    },
  };
}

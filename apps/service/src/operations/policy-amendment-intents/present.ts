import type { PolicyAmendmentIntent } from "@enrolkit/contract";
import { confirmationCode } from "@enrolkit/rules";
import { quoteChange } from "../../intents/amendment/quote.ts";
import { type AmendmentContext, loadAmendment } from "../../intents/amendment/amendment-context.ts";
import type { CommandContext } from "../../context.ts";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { amendmentWords } from "./amendment-words.ts";

/** A policy amendment intent as callers see it, with the block of its state. */
export async function presentPolicyAmendmentIntent(
  context: CommandContext,
  row: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntent> {
  const amendment = await loadAmendment(context, row);
  return {
    id: row.id,
    policy_id: row.policy_id,
    status: row.status,
    amendment_reason: row.amendment_reason,
    requested_changes: [{ change_type: row.change_type }],
    effective_from: amendment.effective_from,
    disclosures: amendment.plan.disclosures,
    object: "policy_amendment_intent",
    ...(await blockOf(context, amendment)),
  };
}

type Block = Partial<
  Pick<PolicyAmendmentIntent, "required_action" | "pending_confirmation" | "processing_error">
>;

async function blockOf(context: CommandContext, amendment: AmendmentContext): Promise<Block> {
  const { intent } = amendment;
  const due_by = intent.due_by ?? amendment.today;
  switch (intent.status) {
    case "action_required": {
      const code = "provide_dependents_information";
      const associated_persons = associatedPersons(amendment);
      return { required_action: { code, ...amendmentWords(code, amendment), due_by, associated_persons } };
    }
    case "pending_confirmation": {
      const code = confirmationCode(intent.change_type, intent.amendment_reason.type);
      return {
        pending_confirmation: {
          code,
          ...amendmentWords(code, amendment),
          due_by,
          ...(code === "confirm_quote" && {
            quote: await quoteChange(context, amendment),
            associated_persons: associatedPersons(amendment),
          }),
        },
      };
    }
    case "processing_error": {
      const code = intent.error ?? "provider_rejected";
      const provider = await context.all.providers.get(amendment.plan.provider_id);
      return { processing_error: { code, ...amendmentWords(code, amendment, provider) } };
    }
    default:
      return {};
  }
}

function associatedPersons({ subIntent }: AmendmentContext) {
  return {
    type: "dependents" as const,
    dependents: {
      dependents_management_intent_id: subIntent?.id ?? null,
      status: subIntent?.status ?? null,
    },
  };
}

import type { PolicyAmendmentIntent, Provider } from "@enrolkit/contract";
import { addDays, confirmationCode, type Sentence, sentence } from "@enrolkit/rules";
import { arrearsOfChange } from "../../intents/amendment/arrears.ts";
import { quoteChange } from "../../intents/amendment/quote.ts";
import { type AmendmentContext, loadAmendment } from "../../intents/amendment/amendment-context.ts";
import type { CommandContext } from "../../context.ts";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { contactOf } from "../present-shared.ts";

/** Presents a policy amendment intent with the block of its state. */
export async function presentPolicyAmendmentIntent(
  context: CommandContext,
  row: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntent> {
  const amendment = await loadAmendment(context, row);
  const arrears = await presentArrears(context, amendment);
  return {
    id: row.id,
    policy_id: row.policy_id,
    status: row.status,
    amendment_reason: row.amendment_reason,
    requested_changes: [{ change_type: row.change_type }],
    effective_from: amendment.effective_from,
    disclosures: amendment.plan.disclosures,
    object: "policy_amendment_intent",
    ...(arrears && { arrears }),
    ...(await blockOf(context, amendment)),
  };
}

/** What is owed once: as it would be today, and of a policy that was changed as it was then. */
async function presentArrears(
  context: CommandContext,
  amendment: AmendmentContext,
): Promise<PolicyAmendmentIntent["arrears"]> {
  const { status, settled } = amendment.intent;
  if (status === "amended") return settled?.arrears;
  return status === "pending_confirmation" || status === "processing"
    ? arrearsOfChange(context, amendment)
    : undefined;
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
      return {
        required_action: { code, ...reasonFor(context, code, amendment), due_by, associated_persons },
      };
    }
    case "pending_confirmation": {
      const code = confirmationCode(intent.change_type, intent.amendment_reason.type);
      return {
        pending_confirmation: {
          code,
          ...reasonFor(context, code, amendment),
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
      return { processing_error: { code, ...reasonFor(context, code, amendment, provider) } };
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

type Blocks = Required<
  Pick<PolicyAmendmentIntent, "required_action" | "pending_confirmation" | "processing_error">
>;
type AmendmentCode = Blocks[keyof Blocks]["code"];

/** Returns the sentences for the employee by code; those of an error name the provider's contact. */
function reasonFor(
  { translate }: CommandContext,
  code: AmendmentCode,
  amendment: Pick<AmendmentContext, "effective_from" | "policy">,
  provider?: Pick<Provider, "name" | "support_phone">,
): Record<"reason" | "reason_description", string> {
  const { reason, sentences } = textsOf(code, amendment);
  const all = [
    ...sentences,
    ...(provider ? [sentence("For details, contact {{insurer}}: {{phone}}.", contactOf(provider))] : []),
  ];
  return { reason: translate(reason), reason_description: all.map(translate).join(" ") };
}

function textsOf(
  code: AmendmentCode,
  { effective_from, policy }: Pick<AmendmentContext, "effective_from" | "policy">,
): { reason: Sentence; sentences: Sentence[] } {
  switch (code) {
    case "provide_dependents_information":
      return {
        reason: "Choose who your policy covers",
        sentences: [
          "Add or remove people, then confirm the list. Nothing changes until you have seen the price and confirmed.",
        ],
      };
    case "confirm_quote":
      return {
        reason: "Confirm the change",
        sentences: [
          sentence(
            "See what your cover will cost from {{from}}, then confirm. Nothing changes before you do.",
            {
              from: { day: effective_from },
            },
          ),
        ],
      };
    case "confirm_opt_out":
    case "confirm_qle":
      return {
        reason: "Confirm the end of your cover",
        sentences: [lastDay(effective_from, policy.effective_from), "You can’t undo this after you confirm."],
      };
    case "unable_to_quote":
      return {
        reason: "The insurer couldn’t price this change",
        sentences: ["The insurer couldn’t work out the cost. Your policy stays as it is."],
      };
    case "provider_rejected":
      return { reason: "The insurer turned this change down", sentences: ["Your policy stays as it is."] };
  }
}

function lastDay(effectiveFrom: string, startsOn: string): Sentence {
  if (effectiveFrom <= startsOn) return "Your cover won’t start.";
  const last = { day: addDays(effectiveFrom, -1) };
  return sentence("Your cover ends on {{last}}, for everyone on your policy.", { last });
}

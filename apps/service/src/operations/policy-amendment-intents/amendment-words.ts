import type { PolicyAmendmentIntent, Provider } from "@enrolkit/contract";
import { addDays } from "@enrolkit/rules";
import type { AmendmentContext } from "../../intents/amendment/amendment-context.ts";

type Blocks = Required<
  Pick<PolicyAmendmentIntent, "required_action" | "pending_confirmation" | "processing_error">
>;
export type AmendmentCode = Blocks[keyof Blocks]["code"];

interface Words {
  reason: string;
  reason_description: string;
}

/** What an amendment says to the employee for each code; an error names whom to ask. */
export function amendmentWords(
  code: AmendmentCode,
  { effective_from, policy }: Pick<AmendmentContext, "effective_from" | "policy">,
  provider?: Pick<Provider, "name" | "support_phone">,
): Words {
  const askThem = provider ? ` ${provider.name} can tell you more: ${provider.support_phone}.` : "";
  switch (code) {
    case "provide_dependents_information":
      return {
        reason: "Say whom your policy is to cover",
        reason_description:
          "Add the people who are to be covered, or take off those who are not any more, then confirm the list. Nothing changes before you have seen the price and confirmed it.",
      };
    case "confirm_quote":
      return {
        reason: "Confirm the change",
        reason_description: `See what your cover is to cost from ${effective_from}, then confirm. Nothing changes before you do.`,
      };
    case "confirm_opt_out":
    case "confirm_qle":
      return {
        reason: "Confirm the end of your cover",
        reason_description: `${lastDay(effective_from, policy.effective_from)} This cannot be undone once it is confirmed.`,
      };
    case "unable_to_quote":
      return {
        reason: "There is no price for this change",
        reason_description: `The insurer could not say what your cover would cost. Your policy stays as it is.${askThem}`,
      };
    case "provider_rejected":
      return {
        reason: "The insurer did not accept the change",
        reason_description: `Your policy stays as it is.${askThem}`,
      };
  }
}

function lastDay(effectiveFrom: string, startsOn: string): string {
  return effectiveFrom <= startsOn
    ? "Your cover will not begin at all."
    : `Your cover ends with ${addDays(effectiveFrom, -1)}, for everybody on your policy.`;
}

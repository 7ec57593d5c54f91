import { beginLower } from "../../messages/begin-lower.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import type { InForce } from "./useInForce.ts";

/** What the policy insures, as it is named inside a sentence: "life assurance". */
export function useBenefitName({ policy }: InForce): string {
  const { benefit } = useMessages();
  return beginLower(messageFor(benefit, policy.benefit_type), useFormat().locale);
}

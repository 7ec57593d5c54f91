import type { Catalogue } from "@enrolkit/contract";
import { answerAge } from "./age.ts";
import { answerCostSharing } from "./cost-sharing.ts";
import { answerDeadline } from "./deadlines.ts";
import { answerIneligibility } from "./ineligibility.ts";
import { answerMoney } from "./money.ts";
import { answerPricing } from "./pricing.ts";
import { answerSelections } from "./selections.ts";
import { answerTokenText } from "./token-text.ts";

/** How each kind of case is answered. Inputs are well formed, as the cases' README promises. */
const kinds: Record<string, (input: never, catalogue: Catalogue) => unknown> = {
  age: answerAge,
  "cost-sharing": answerCostSharing,
  deadlines: answerDeadline,
  ineligibility: answerIneligibility,
  money: answerMoney,
  pricing: answerPricing,
  selections: answerSelections,
  "token-text": answerTokenText,
};

/** What the rules say to a case of a kind. Throws an Error for a kind that there is no rule for. */
export function answer(kind: string, input: unknown, catalogue: Catalogue): unknown {
  const answerKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (answerKind === undefined) throw new Error(`There is no rule for cases of the kind "${kind}".`);
  return answerKind(input as never, catalogue);
}

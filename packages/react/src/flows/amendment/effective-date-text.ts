import type { AmendmentChange, Policy } from "@enrolkit/types";
import { addDays } from "@enrolkit/rules";
import type { Format } from "../../messages/format.ts";

/** Texts for the effective date of a change: cover changes, or a benefit ends or never begins. */
export interface EffectiveDateTexts {
  readonly holdsFrom: (date: string) => string;
  readonly endsOn: (date: string, benefit: string) => string;
  readonly neverBegins: (benefit: string) => string;
}

/** The effective date of a change in words: cover that is cancelled lasts until the day before, or never begins. */
export function effectiveDateText(
  texts: EffectiveDateTexts,
  format: Format,
  change: AmendmentChange,
  effectiveFrom: string,
  { policy, benefit }: { policy: Pick<Policy, "effective_from">; benefit: string },
): string {
  if (change === "dependents") return texts.holdsFrom(format.date(effectiveFrom));
  if (effectiveFrom <= policy.effective_from) return texts.neverBegins(benefit);
  return texts.endsOn(format.date(addDays(effectiveFrom, -1)), benefit);
}

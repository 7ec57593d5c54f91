import type { AmendmentChange, Policy } from "@enrolkit/contract";
import { addDays } from "@enrolkit/rules";
import type { Format } from "../../messages/format.ts";

/** Three ways to say from when a change holds: that cover changes, that it ends, that it never begins. */
export interface EffectiveDateTexts {
  readonly holdsFrom: (date: string) => string;
  readonly endsOn: (date: string) => string;
  readonly neverBegins: string;
}

/** From when a change holds, in words: cover that is cancelled lasts until the day before, or never begins. */
export function effectiveDateText(
  texts: EffectiveDateTexts,
  format: Format,
  change: AmendmentChange,
  holdsFrom: string,
  { effective_from }: Pick<Policy, "effective_from">,
): string {
  if (change === "dependents") return texts.holdsFrom(format.date(holdsFrom));
  if (holdsFrom <= effective_from) return texts.neverBegins;
  return texts.endsOn(format.date(addDays(holdsFrom, -1)));
}

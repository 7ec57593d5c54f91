import type { QuotePosition } from "@enrolkit/rules";

/** What is shown of the way: few enough for a phone. All that is chosen is one step. */
export const steps = ["choose", "check", "quote", "consents", "done"] as const;

export type StepName = (typeof steps)[number];

/** The pages before a quote is asked for: one group and plan, or several at once, which are settled on one page. */
export function choosingPlaces(way: {
  several: boolean;
  cover: boolean;
}): readonly QuotePosition["choosing"][] {
  if (way.several) return ["levels", "check"];
  return way.cover ? ["plan", "cover", "cost_sharing", "check"] : ["plan", "cost_sharing", "check"];
}

/** What is shown of the way, in a short list. */
export type StepName = "plan" | "levels" | "cover" | "cost_sharing" | "check" | "quote" | "consents" | "done";

/** The steps before a quote is asked for: one group and plan, or several at once, which are settled on one page. */
export function choosingSteps({ several, cover }: { several: boolean; cover: boolean }) {
  if (several) return ["levels", "check"] as const;
  return cover
    ? (["plan", "cover", "cost_sharing", "check"] as const)
    : (["plan", "cost_sharing", "check"] as const);
}

/** All the steps of a way. */
export function stepsOf(way: { several: boolean; cover: boolean }): readonly StepName[] {
  return [...choosingSteps(way), "quote", "consents", "done"];
}

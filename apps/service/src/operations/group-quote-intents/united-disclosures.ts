import type { Disclosure, Plan } from "@enrolkit/contract";

/** The disclosures of some plans, in their order, each once. */
export function unitedDisclosures(plans: readonly Plan[]): Disclosure[] {
  const seen = new Map<string, Disclosure>();
  for (const { disclosures } of plans) {
    for (const disclosure of disclosures) seen.set(JSON.stringify(disclosure), disclosure);
  }
  return [...seen.values()];
}

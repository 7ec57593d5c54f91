import type { CommandContext } from "../context.ts";
import type { ActionRequired, Disclosure, Plan, Provider } from "@enrolkit/contract";

/** Returns the disclosures of some plans, in their order, each once. */
export function unitedDisclosures(plans: readonly Plan[]): Disclosure[] {
  const seen = new Map<string, Disclosure>();
  for (const { disclosures } of plans) {
    for (const disclosure of disclosures) seen.set(JSON.stringify(disclosure), disclosure);
  }
  return [...seen.values()];
}

/** The insurer's contact, as values of a sentence. */
export function contactOf({ name, support_phone }: Pick<Provider, "name" | "support_phone">) {
  return { insurer: name, phone: support_phone };
}

/** Presents the open requirement of a quote or a group policy, in sentences for the employer. */
export function employerAction({ translate }: CommandContext, dueBy: string): ActionRequired {
  return {
    code: "provide_missing_information",
    reason: translate("The insurer has a question about this group"),
    reason_description: translate(
      "The insurer needs an answer about this group’s employees before it can quote.",
    ),
    due_by: dueBy,
  };
}

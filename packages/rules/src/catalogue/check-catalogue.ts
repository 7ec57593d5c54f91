import type { Catalogue } from "@enrolkit/types";
import { errorList, type FieldSentences } from "../input/field-errors.ts";
import { checkCoverages } from "./check-coverages.ts";
import { checkPlanRules } from "./check-plan-rules.ts";
import { checkPricing } from "./check-pricing.ts";
import { checkTexts } from "./check-texts.ts";

/**
 * Returns the errors of a catalogue that its schema cannot find, by JSON path; no keys when it can be imported. Rejects
 * plans that could not be sold: minimums that cannot be met, ages without a price, amounts with more decimals than their
 * currency, and ids that are used twice (decisions §6).
 */
export function checkCatalogue(catalogue: Catalogue): FieldSentences {
  const { errors, add } = errorList();
  const usedIds = new Set<string>();
  const checkUnique = (id: string, path: string): void => {
    if (usedIds.has(id)) add(path, "This id stands in the catalogue twice. Give each its own.");
    usedIds.add(id);
  };

  catalogue.providers.forEach(({ id }, index) => checkUnique(id, `$.providers[${index}].id`));
  const providers = new Set(catalogue.providers.map(({ id }) => id));
  catalogue.plans.forEach((plan, index) => {
    const path = `$.plans[${index}]`;
    checkUnique(plan.id, `${path}.id`);
    if (!providers.has(plan.provider_id)) {
      add(`${path}.provider_id`, "The catalogue has no such provider. Add it, or name another.");
    }
    checkPlanRules(plan, path, add);
    checkPricing(plan, path, add);
    checkCoverages(plan, path, add, checkUnique);
    checkTexts(plan, path, add, checkUnique);
  });
  return errors;
}

import type { Catalogue } from "@enrolkit/contract";
import { errorList, type FieldErrors } from "../input/field-errors.ts";
import { checkCoverages } from "./check-coverages.ts";
import { checkPlanRules } from "./check-plan-rules.ts";
import { checkPricing } from "./check-pricing.ts";
import { checkTexts } from "./check-texts.ts";

/**
 * What is wrong with a catalogue beyond its shape, by JSON path; no keys when it may be imported. It refuses plans that
 * could not be sold as they stand: minimums that nobody can meet, ages without a price, amounts finer than their
 * currency, ids that stand for two things (decisions §6).
 */
export function checkCatalogue(catalogue: Catalogue): FieldErrors {
  const { errors, add } = errorList();
  const taken = new Set<string>();
  const claim = (id: string, path: string): void => {
    if (taken.has(id)) add(path, "This id stands in the catalogue twice. Give each its own.");
    taken.add(id);
  };

  catalogue.providers.forEach(({ id }, index) => claim(id, `$.providers[${index}].id`));
  const providers = new Set(catalogue.providers.map(({ id }) => id));
  catalogue.plans.forEach((plan, index) => {
    const path = `$.plans[${index}]`;
    claim(plan.id, `${path}.id`);
    if (!providers.has(plan.provider_id)) {
      add(`${path}.provider_id`, "The catalogue has no such provider. Add it, or name another.");
    }
    checkPlanRules(plan, path, add);
    checkPricing(plan, path, add);
    checkCoverages(plan, path, add, claim);
    checkTexts(plan, path, add, claim);
  });
  return errors;
}

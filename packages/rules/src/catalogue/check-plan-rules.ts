import type { Plan } from "@enrolkit/types";
import type { ErrorList } from "../input/field-errors.ts";

/** Finds rules of eligibility, cost sharing and tax that contradict each other or can never apply. */
export function checkPlanRules(plan: Plan, path: string, add: ErrorList["add"]): void {
  const { employee_eligibility, dependent_eligibility } = plan;
  const checkOrder = (agesPath: string, min: number | null, max: number | null): void => {
    if (min !== null && max !== null && min > max) add(agesPath, "The highest age is below the least age.");
  };

  checkOrder(`${path}.employee_eligibility`, employee_eligibility.min_age, employee_eligibility.max_age);
  const { partner, child } = dependent_eligibility;
  if (partner !== null) {
    checkOrder(`${path}.dependent_eligibility.partner`, partner.min_age, partner.max_age);
    if (partner.max_count < 1) {
      add(
        `${path}.dependent_eligibility.partner.max_count`,
        "Allow at least one partner, or set partner to null.",
      );
    }
  }
  if (child !== null && child.student_max_age !== null) {
    if (child.max_age === null || child.student_max_age < child.max_age) {
      const message = "Students are covered longer than other children: set an age above max_age, or null.";
      add(`${path}.dependent_eligibility.child.student_max_age`, message);
    }
  }

  const coversDependents = partner !== null || child !== null;
  if (plan.dependents_cover === "none" && coversDependents) {
    add(
      `${path}.dependents_cover`,
      "The plan has rules for dependents but covers none. Set both rules to null.",
    );
  }
  if (plan.dependents_cover !== "none" && !coversDependents) {
    add(
      `${path}.dependents_cover`,
      "The plan covers dependents but has no rule for them. Add one, or set none.",
    );
  }
  const { beneficiaries = "none" } = plan;
  if (beneficiaries !== "none" && plan.benefit_type !== "life_assurance") {
    add(`${path}.beneficiaries`, "Only life assurance pays to beneficiaries. Set none.");
  }

  const types = plan.supported_cost_sharing_types;
  if (types.length === 0) add(`${path}.supported_cost_sharing_types`, "Support at least one type.");
  types.forEach((type, index) => {
    if (types.indexOf(type) !== index) {
      add(`${path}.supported_cost_sharing_types[${index}]`, "This type stands in the list twice.");
    }
  });

  checkRate(plan.tax.rate_percent, `${path}.tax.rate_percent`, add);
  if (plan.tax_relief) checkRate(plan.tax_relief.rate_percent, `${path}.tax_relief.rate_percent`, add);
}

function checkRate(rate: number, path: string, add: ErrorList["add"]): void {
  if (!(rate >= 0 && rate <= 100)) add(path, "A rate is a number from 0 to 100.");
}

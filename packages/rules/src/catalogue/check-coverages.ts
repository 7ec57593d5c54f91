import type { EligibilityCriterion, Plan, PlanCoverage, PlanCoverageOption } from "@enrolkit/types";
import type { ErrorList } from "../input/field-errors.ts";
import { checkAmount } from "./check-pricing.ts";

/** Finds coverages that cannot be chosen, ids that are used twice, and prices with more decimals than the currency. */
export function checkCoverages(
  plan: Plan,
  path: string,
  add: ErrorList["add"],
  checkUnique: (id: string, path: string) => void,
): void {
  plan.coverage_configurations.forEach((coverage, index) => {
    const coveragePath = `${path}.coverage_configurations[${index}]`;
    checkUnique(coverage.id, `${coveragePath}.id`);
    checkBounds(coverage, coveragePath, add);
    if (coverage.options.length === 0) add(`${coveragePath}.options`, "Offer at least one option.");
    checkList(coverage.options, `${coveragePath}.options`);

    function checkList(options: readonly PlanCoverageOption[], list: string): void {
      checkMinimum(coverage, options, list, add);
      options.forEach((option, index) => {
        const optionPath = `${list}[${index}]`;
        checkUnique(option.id, `${optionPath}.id`);
        checkAmount(option.price, plan.currency, `${optionPath}.price`, add);
        checkAmount(option.from_price, plan.currency, `${optionPath}.from_price`, add);
        checkAmount(option.excess, plan.currency, `${optionPath}.excess`, add);
        if ((option.excess ?? 0) < 0) add(`${optionPath}.excess`, "An excess is 0 or more.");
        option.eligibility_criteria?.forEach((criterion, index) => {
          if (!canBeMet(criterion)) {
            add(
              `${optionPath}.eligibility_criteria[${index}]`,
              "No one can meet this criterion: its max is below its min.",
            );
          }
        });
        if (option.sub_options?.length) checkList(option.sub_options, `${optionPath}.sub_options`);
      });
    }
  });
}

function checkBounds(coverage: PlanCoverage, path: string, add: ErrorList["add"]): void {
  const { min_selections: min, max_selections: max } = coverage;
  if (coverage.input_type === "single_select") return;
  if (min != null && min < 0) add(`${path}.min_selections`, "The minimum is 0 or more.");
  if (max != null && max < 1) add(`${path}.max_selections`, "The maximum is 1 or more.");
  if (min != null && max != null && min > max) {
    add(`${path}.min_selections`, "The minimum is above the maximum, so it cannot be met.");
  }
}

/** The bounds of a coverage apply to every list below it, so each list needs enough options that can be chosen. */
function checkMinimum(
  coverage: PlanCoverage,
  options: readonly PlanCoverageOption[],
  path: string,
  add: ErrorList["add"],
): void {
  if (coverage.input_type === "single_select") return;
  const choosable = options.filter((option) => (option.eligibility_criteria ?? []).every(canBeMet)).length;
  if (options.length > 0 && choosable < (coverage.min_selections ?? 0)) {
    add(path, `At least ${coverage.min_selections} must be chosen here, but only ${choosable} can be.`);
  }
}

function canBeMet(criterion: EligibilityCriterion): boolean {
  if (criterion.type === "industry_exclusions") return true;
  const bounds = criterion[criterion.type];
  return (bounds?.min ?? 0) <= (bounds?.max ?? Number.POSITIVE_INFINITY);
}

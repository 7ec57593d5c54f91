import type { EligibilityCriterion, Plan, PlanCoverage, PlanCoverageOption } from "@enrolkit/contract";
import type { ErrorList } from "../input/field-errors.ts";
import { checkAmount } from "./check-amount.ts";

/** Coverage decisions that nobody could answer, ids that stand for two things, prices finer than the currency. */
export function checkCoverages(
  plan: Plan,
  path: string,
  add: ErrorList["add"],
  claim: (id: string, path: string) => void,
): void {
  plan.coverage_configurations.forEach((coverage, index) => {
    const at = `${path}.coverage_configurations[${index}]`;
    claim(coverage.id, `${at}.id`);
    checkBounds(coverage, at, add);
    if (coverage.options.length === 0) add(`${at}.options`, "Offer at least one option.");
    checkList(coverage.options, `${at}.options`);

    function checkList(options: readonly PlanCoverageOption[], list: string): void {
      checkMinimum(coverage, options, list, add);
      options.forEach((option, position) => {
        const here = `${list}[${position}]`;
        claim(option.id, `${here}.id`);
        checkAmount(option.price, plan.currency, `${here}.price`, add);
        checkAmount(option.from_price, plan.currency, `${here}.from_price`, add);
        option.eligibility_criteria?.forEach((criterion, which) => {
          if (!canHold(criterion)) {
            add(
              `${here}.eligibility_criteria[${which}]`,
              "Nobody can meet this criterion: its max is below its min.",
            );
          }
        });
        if (option.sub_options?.length) checkList(option.sub_options, `${here}.sub_options`);
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

/** The bounds of a coverage hold for every list below it, so its minimum must be within reach in each. */
function checkMinimum(
  coverage: PlanCoverage,
  options: readonly PlanCoverageOption[],
  path: string,
  add: ErrorList["add"],
): void {
  if (coverage.input_type === "single_select") return;
  const reachable = options.filter((option) => (option.eligibility_criteria ?? []).every(canHold)).length;
  if (options.length > 0 && reachable < (coverage.min_selections ?? 0)) {
    add(path, `At least ${coverage.min_selections} must be chosen here, but only ${reachable} can be.`);
  }
}

function canHold(criterion: EligibilityCriterion): boolean {
  if (criterion.type === "industry_exclusions") return true;
  const bounds = criterion[criterion.type];
  return (bounds?.min ?? 0) <= (bounds?.max ?? Number.POSITIVE_INFINITY);
}

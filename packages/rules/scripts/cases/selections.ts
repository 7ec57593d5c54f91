import type {
  Catalogue,
  CoverageScope,
  Facts,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/contract";
import { checkSelections } from "../../src/index.ts";

interface SelectionsInput {
  plan_id?: string;
  configurations?: PlanCoverage[];
  scope: CoverageScope;
  facts: Facts;
  coverage_selections: PlanCoverageOptionSelection[];
}

export function answerSelections(input: SelectionsInput, catalogue: Catalogue): unknown {
  const plan = catalogue.plans.find(({ id }) => id === input.plan_id);
  const configurations = input.configurations ?? plan?.coverage_configurations;
  if (configurations === undefined) throw new Error("The catalogue has no plan with the case's plan_id.");
  const { scope, facts, coverage_selections: selections } = input;
  const errors = checkSelections({ configurations, scope, facts, selections });
  if (errors.length === 0) return { valid: true };
  return { valid: false, errors: errors.map(({ path, code }) => ({ path, code })) };
}

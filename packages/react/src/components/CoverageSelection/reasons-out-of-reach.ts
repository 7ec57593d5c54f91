import type { CoverageScope, EligibilityCriterion, Facts, PlanCoverageOption } from "@enrolkit/types";
import { unmetCriteria } from "@enrolkit/rules";
import type { Format } from "../../messages/format.ts";
import type { Messages } from "../../messages/messages.ts";

interface ReasonContext {
  facts: Facts;
  /** Whose choice it is: a member counts in a group, or with the employee. */
  scope: CoverageScope;
  needs: Messages["needs"];
  count: Format["count"];
}

/** What an option out of reach needs, and what there is, in the language of the reader; empty where it can be chosen. */
export function reasonsOutOfReach(
  option: Pick<PlanCoverageOption, "eligibility_criteria">,
  context: ReasonContext,
): string {
  return unmetCriteria(option, context.facts)
    .map((criterion) => reasonOf(criterion, context))
    .join(" ");
}

function reasonOf(criterion: EligibilityCriterion, { facts, scope, needs, count }: ReasonContext): string {
  if (criterion.type === "industry_exclusions") return needs.industry;
  const { min, max } = criterion[criterion.type] ?? {};
  const has = facts[criterion.type];
  const isTooFew = has < (min ?? 0);
  const bound = count((isTooFew ? min : max) ?? 0);
  if (criterion.type === "employees_count") {
    const need = isTooFew ? needs.leastEmployees : needs.mostEmployees;
    return needs.both(need(bound), needs.company(count(has)));
  }
  const need = isTooFew ? needs.leastMembers : needs.mostMembers;
  const there = scope === "group_policy" ? needs.group : needs.family;
  return needs.both(need(bound), there(count(has)));
}

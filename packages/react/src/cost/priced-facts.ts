import type { Employer, Facts, Group, GroupPolicy, Plan } from "@enrolkit/types";
import { enrolmentCost, firstYearEnd, fromMinor, leastSelections, toMinor } from "@enrolkit/rules";
import { anyEmployee } from "./any-employee.ts";
import type { ReminderFacts } from "./reminder-facts.ts";

interface Offered {
  readonly policy: Pick<GroupPolicy, "cost_sharing" | "coverage_selections" | "starts_on">;
  readonly plan: Plan;
  readonly group: Pick<Group, "employee_count"> | undefined;
  readonly employer: Employer;
}

/** What is offered under a group policy, with the least that an employee would pay for themselves alone. */
export function pricedFacts({ policy, plan, group, employer }: Offered): ReminderFacts {
  const { coverage_configurations } = plan;
  const { starts_on } = policy;
  const facts: Facts = {
    employees_count: employer.active_employee_count,
    members_count: group?.employee_count ?? 1,
    industry: employer.industry,
  };
  const { monthly, currency } = enrolmentCost({
    plan,
    cost_sharing: policy.cost_sharing,
    group_selections: policy.coverage_selections,
    policy_selections: leastSelections(coverage_configurations, "policy", facts),
    members: [
      {
        member_type: "policyholder",
        ...anyEmployee(starts_on),
        selections: leastSelections(coverage_configurations, "member", facts),
      },
    ],
    effective_from: starts_on,
    year_ends_on: firstYearEnd(starts_on),
  });
  return {
    company: employer.name,
    plans: [plan.name],
    alone: {
      amount: monthly.employee_contribution.gross,
      currency,
      isFrom: coverage_configurations.some(({ scope }) => scope !== "group_policy"),
    },
  };
}

/** Several offers of one company as one; null without any. */
export function joinFacts(all: readonly ReminderFacts[]): ReminderFacts | null {
  const [first] = all;
  if (first === undefined) return null;
  const prices = all.flatMap(({ alone }) => alone ?? []);
  const currency = prices[0]?.currency;
  const isSum = prices.length === all.length && prices.every((price) => price.currency === currency);
  return {
    company: first.company,
    plans: all.flatMap(({ plans }) => plans),
    alone:
      isSum && currency !== undefined
        ? {
            amount: fromMinor(
              prices.reduce((sum, { amount }) => sum + toMinor(amount, currency), 0),
              currency,
            ),
            currency,
            isFrom: prices.some(({ isFrom }) => isFrom),
          }
        : null,
  };
}

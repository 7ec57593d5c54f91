import type { Plan, PlanCoverageOption } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { catalogue, planNamed } from "../testing/plans.ts";

/** Options, and those below each of them. */
const withOptionsBelow = (options: readonly PlanCoverageOption[]): PlanCoverageOption[] =>
  options.flatMap((option) => [option, ...withOptionsBelow(option.sub_options ?? [])]);

const optionsOf = (plan: Plan): PlanCoverageOption[] =>
  plan.coverage_configurations.flatMap(({ options }) => withOptionsBelow(options));

test("the higher the excess, the lower its price", () => {
  const excess = planNamed("Anchor Modular").coverage_configurations.find(({ name }) =>
    name.startsWith("Excess"),
  );
  const prices = (excess?.options ?? []).map(({ name, price }) => [name, price]);
  expect(prices.map(([name]) => name)).toEqual(["No excess", "£100", "£250", "£500"]);
  const figures = prices.map(([, price]) => Number(price));
  expect(figures).toEqual([...new Set(figures)].toSorted((one, other) => other - one));
});

test.each(catalogue.plans.map((plan) => [plan.name, plan] as const))(
  "%s speaks to employees, and explains only words that it uses",
  (_, plan) => {
    expect(plan.description_for_employees).toBeTruthy();
    expect(plan.description_for_employees).not.toBe(plan.description);
    const texts = JSON.stringify([
      plan.description,
      plan.description_for_employees,
      plan.coverage_configurations,
      plan.tax_relief,
      plan.documents,
      plan.disclosures,
    ]).toLowerCase();
    expect(plan.glossary?.length).toBeGreaterThan(0);
    for (const { term } of plan.glossary ?? []) expect(texts).toContain(term.toLowerCase());
  },
);

test("no description says how many to choose: the limits say so", () => {
  const counts = plansWithLimits().map(({ description }) => description ?? "");
  for (const text of counts) expect(text).not.toMatch(/\b(two|three|zwei|drei)\b|[0-9]つ/i);
});

const plansWithLimits = () =>
  catalogue.plans.flatMap(({ coverage_configurations }) =>
    coverage_configurations.filter(
      ({ min_selections, max_selections }) => min_selections != null || max_selections != null,
    ),
  );

test("an option's lowest price is not above its price", () => {
  const above = catalogue.plans
    .flatMap(optionsOf)
    .filter(({ price, from_price }) => (from_price ?? 0) > (price ?? from_price ?? 0));
  expect(above.map(({ name }) => name)).toEqual([]);
});

test("what is chosen on top says what it gives, also with nothing chosen below it", () => {
  const unsaid = catalogue.plans.flatMap((plan) =>
    plan.coverage_configurations
      .filter(({ input_type }) => input_type === "multi_select")
      .flatMap(({ options }) => withOptionsBelow(options))
      .filter(({ description, benefits }) => !description && !benefits?.length)
      .map(({ name }) => `${plan.name}: ${name}`),
  );
  expect(unsaid).toEqual([]);
});

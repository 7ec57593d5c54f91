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

test("a list that may be left unanswered has no second way to say no", () => {
  const open = catalogue.plans.flatMap(({ coverage_configurations }) =>
    coverage_configurations.filter(({ input_type, required }) => input_type === "single_select" && !required),
  );
  const offered = optionsOf({ coverage_configurations: open } as Plan).map(({ name }) => name);
  expect(offered).toContain("With winter sports");
  expect(offered.filter((name) => /^(no|none|without)\b/i.test(name))).toEqual([]);
});

test("a plan with several hospital networks names its list of hospitals after none of them", () => {
  const { coverage_configurations, documents } = planNamed("Anchor Modular");
  const networks = coverage_configurations.find(({ name }) => name === "Hospital network")?.options ?? [];
  const title = documents.find(({ type }) => type === "hospital_list")?.title.toLowerCase() ?? "";
  expect(networks.length).toBeGreaterThan(1);
  for (const { name } of networks) expect(title).not.toContain(name.toLowerCase().replace(" network", ""));
});

import type { PlanCoverage, PlanCoverageOption, SelectedOption } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { configurations, facts, selectionsOf } from "../testing/coverages.ts";
import { coverageQuestions } from "./coverage-questions.ts";
import { checkSelections, type SelectionsToCheck } from "./check-selections.ts";
import { unmetCriteria } from "./criteria.ts";
import { narrowCoverage } from "./narrow-coverage.ts";

const calls = fc.record({ plan: configurations, facts }).chain(({ plan, facts }) =>
  selectionsOf(plan, facts).map((selections) => ({
    configurations: plan,
    scope: "policy" as const,
    facts,
    selections,
  })),
);

describe("accepted selections", () => {
  it("form a sub-tree of the plan, within reach and within bounds at every depth", () => {
    let accepted = 0;
    fc.assert(
      fc.property(calls, (call) => {
        if (checkSelections(call).length > 0) return;
        accepted += 1;
        expect(invalidReason(call)).toBeNull();
      }),
      { numRuns: 1000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });

  it("are all that form one", () => {
    fc.assert(
      fc.property(calls, (call) => {
        fc.pre(invalidReason(call) === null);
        expect(checkSelections(call)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it("come back whole when the plan is narrowed to them", () => {
    fc.assert(
      fc.property(calls, (call) => {
        fc.pre(checkSelections(call).length === 0);
        const narrowed = narrowCoverage(call.configurations, call.selections);
        const chosen = call.selections.flatMap(({ options }) => selectedIds(options));
        expect(offeredIds((narrowed ?? []).flatMap(({ options }) => options)).toSorted()).toEqual(
          chosen.toSorted(),
        );
        expect(narrowed === null).toBe(chosen.length === 0);
      }),
      { numRuns: 300 },
    );
  });
});

describe("a coverage that is all out of reach", () => {
  const outOfReach = {
    eligibility_criteria: [
      { type: "employees_count" as const, description: "Ten or more.", employees_count: { min: 10 } },
    ],
  };
  const coverage: PlanCoverage = {
    id: "pc_1",
    name: "Cover",
    scope: "policy",
    input_type: "single_select",
    required: true,
    options: [{ id: "pco_1", name: "Big", ...outOfReach }],
  };
  const small = { employees_count: 2, members_count: 1, industry: null };
  const check = (options: PlanCoverageOption[], selected: SelectedOption[] | null, employees_count = 2) =>
    checkSelections({
      configurations: [{ ...coverage, options }],
      scope: "policy",
      facts: { ...small, employees_count },
      selections: selected ? [{ configuration_id: "pc_1", options: selected }] : [],
    }).map(({ code, path }) => `${code} ${path}`);

  it("is not asked for, absent or empty", () => {
    expect(check(coverage.options, null)).toEqual([]);
    expect(check(coverage.options, [])).toEqual([]);
    expect(coverageQuestions([coverage], "policy", small)).toMatchObject({
      available: false,
      required: false,
    });
  });

  it("is asked for as soon as one option is within reach", () => {
    expect(check(coverage.options, null, 10)).toEqual(["missing_required $.coverage_selections"]);
    expect(coverageQuestions([coverage], "policy", { ...small, employees_count: 10 })).toMatchObject({
      available: true,
      required: true,
    });
  });

  it("does not hold up the option that it nests in", () => {
    const parent = { id: "pco_0", name: "Parent", sub_options: coverage.options };
    expect(check([parent], [{ option_id: "pco_0" }])).toEqual([]);
    expect(check([parent], [{ option_id: "pco_0" }], 10)).toEqual([
      "missing_required $.coverage_selections[0].options[0].sub_options",
    ]);
  });
});

function selectedIds(chosen: readonly SelectedOption[]): string[] {
  return chosen.flatMap(({ option_id, sub_options }) => [option_id, ...selectedIds(sub_options ?? [])]);
}

/** An option whose sub-options were not chosen has none. */
function offeredIds(options: readonly PlanCoverageOption[]): string[] {
  return options.flatMap(({ id, sub_options }) => [id, ...offeredIds(sub_options ?? [])]);
}

/** The rules in a second and simpler form: returns what makes selections no sub-tree of the plan, or null. */
function invalidReason({ configurations, scope, facts, selections }: SelectionsToCheck): string | null {
  const invalidReasonIn = (
    coverage: PlanCoverage,
    offered: readonly PlanCoverageOption[],
    chosen: readonly SelectedOption[],
  ): string | null => {
    const eligible = offered.filter((option) => unmetCriteria(option, facts).length === 0);
    const single = coverage.input_type === "single_select";
    if (new Set(chosen.map(({ option_id }) => option_id)).size < chosen.length) return "twice";
    if (chosen.length > (single ? 1 : (coverage.max_selections ?? chosen.length))) return "too many";
    if (chosen.length === 0) return coverage.required && eligible.length > 0 ? "nothing" : null;
    if (!single && chosen.length < (coverage.min_selections ?? 0)) return "too few";
    return firstOf(chosen, ({ option_id, sub_options }) => {
      const option = eligible.find(({ id }) => id === option_id);
      return option
        ? invalidReasonIn(coverage, option.sub_options ?? [], sub_options ?? [])
        : "misplaced or not eligible";
    });
  };
  const chosenIds = new Set(selections.map(({ configuration_id }) => configuration_id));
  if (chosenIds.size < selections.length) return "chosen twice";
  const wrong = firstOf(selections, ({ configuration_id, options }) => {
    const coverage = configurations.find(({ id }) => id === configuration_id);
    return coverage?.scope === scope ? invalidReasonIn(coverage, coverage.options, options) : "not asked";
  });
  const unchosen = configurations.filter((one) => one.scope === scope && !chosenIds.has(one.id));
  return wrong ?? firstOf(unchosen, (coverage) => invalidReasonIn(coverage, coverage.options, []));
}

function firstOf<Item>(items: readonly Item[], check: (item: Item) => string | null): string | null {
  return items.map(check).find((found) => found !== null) ?? null;
}

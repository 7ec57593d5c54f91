import type { PlanCoverage, SelectedOption } from "@enrolkit/types";
import { checkSelections } from "@enrolkit/rules";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { catalogue } from "../../testing/catalogue.ts";
import { allowedSelections, listAt, listKey, withIds, withSubOptions } from "./selection-tree.ts";

const facts = { employees_count: 7, members_count: 3, industry: "mining" };
const everything = catalogue.plans.flatMap(({ coverage_configurations }) => coverage_configurations);
const optionIds = (options: PlanCoverage["options"]): string[] =>
  options.flatMap(({ id, sub_options }) => [id, ...optionIds(sub_options ?? [])]);
const ids = everything.flatMap(({ options }) => optionIds(options));

const { options } = fc.letrec<{ options: SelectedOption[] }>((tie) => ({
  options: fc.array(
    fc.record({
      option_id: fc.constantFrom(...ids, "pco_gone"),
      sub_options: fc.oneof(fc.constant(null), tie("options")),
    }),
    { maxLength: 4 },
  ),
}));
const selections = fc.array(
  fc.record({ configuration_id: fc.constantFrom(...everything.map(({ id }) => id), "pc_gone"), options }),
);
/** What may be missing from a sub-tree, but is not wrong with it. */
const incomplete = new Set(["missing_required", "too_few", "too_many"]);

describe("allowed selections", () => {
  it("are a sub-tree of the plan, whatever they are made from", () => {
    fc.assert(
      fc.property(fc.constantFrom(...catalogue.plans), selections, (plan, given) => {
        for (const scope of ["group_policy", "policy", "member"] as const) {
          const configurations = plan.coverage_configurations.filter((one) => one.scope === scope);
          const allowed = allowedSelections(configurations, facts, given);
          const errors = checkSelections({ configurations, scope, facts, selections: allowed });
          expect(errors.filter(({ code }) => !incomplete.has(code))).toEqual([]);
          expect(allowedSelections(configurations, facts, allowed)).toEqual(allowed);
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe("a choice", () => {
  it("keeps what was chosen below the options that stay", () => {
    const chosen = [{ option_id: "a", sub_options: [{ option_id: "a1" }] }, { option_id: "b" }];
    expect(withIds(chosen, ["a", "c"])).toEqual([chosen[0], { option_id: "c" }]);
    expect(withSubOptions(chosen, "b", [{ option_id: "b1" }])).toEqual([
      chosen[0],
      { option_id: "b", sub_options: [{ option_id: "b1" }] },
    ]);
    expect(withSubOptions(chosen, "a", [])).toEqual([{ option_id: "a" }, { option_id: "b" }]);
  });
});

describe("a path of the service", () => {
  const chosen = [
    {
      configuration_id: "pc",
      options: [{ option_id: "x" }, { option_id: "y", sub_options: [{ option_id: "z" }] }],
    },
  ];

  it.each([
    ["$.coverage_selections[0]", listKey("pc")],
    ["$.coverage_selections[0].options", listKey("pc")],
    ["$.coverage_selections[0].options[1]", listKey("pc")],
    ["$.coverage_selections[0].options[1].sub_options", listKey("pc", "y")],
    ["$.coverage_selections[0].options[1].sub_options[0]", listKey("pc", "y")],
    ["$.coverage_selections[7].options[0]", null],
    ["$.coverage_selections", null],
  ])("%s leads to its list", (path, key) => {
    expect(listAt(path, chosen)).toBe(key);
  });
});

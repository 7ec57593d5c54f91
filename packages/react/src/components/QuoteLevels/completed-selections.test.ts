import { leastSelections, priceOfSelections } from "@enrolkit/rules";
import { describe, expect, it } from "vitest";
import { groupSelections, healthPlan } from "../../testing/catalogue.ts";
import { completedSelections } from "./completed-selections.ts";

const { coverage_configurations: all, currency } = healthPlan;
const facts = { employees_count: 3, members_count: 3, industry: null };
const priceOf = (selections: Parameters<typeof priceOfSelections>[1]) =>
  priceOfSelections(all, selections, currency);

describe("selections that are not complete yet", () => {
  it("are the least that can be chosen where nothing is", () => {
    const least = leastSelections(all, "group_policy", facts);
    expect(least).not.toEqual([]);
    expect(completedSelections(all, facts, [])).toEqual({ selections: least, isOpen: true });
  });

  it("stay as chosen where nothing is open", () => {
    const chosen = groupSelections[healthPlan.id] ?? [];
    const { selections, isOpen } = completedSelections(all, facts, chosen);
    expect(isOpen).toBe(false);
    expect(selections).toHaveLength(chosen.length);
    expect(selections).toEqual(expect.arrayContaining([...chosen]));
  });

  it("keep what is chosen, also where something below it is open", () => {
    const [coverage] = all.filter(({ scope, required }) => scope === "group_policy" && required);
    const [option] = coverage?.options ?? [];
    if (!coverage || !option) throw new Error("The catalogue has this plan.");
    const below = [
      { ...option, id: "opt_low", price: 1, sub_options: [] },
      { ...option, id: "opt_high", price: 2, sub_options: [] },
    ];
    const dear = { ...option, id: "opt_dear", price: 500, sub_options: below };
    const nested = { ...coverage, options: [option, dear] };
    const chosen = [{ configuration_id: coverage.id, options: [{ option_id: "opt_dear" }] }];
    expect(completedSelections([nested], facts, chosen)).toEqual({
      selections: [
        {
          configuration_id: coverage.id,
          options: [{ option_id: "opt_dear", sub_options: [{ option_id: "opt_low" }] }],
        },
      ],
      isOpen: true,
    });
  });

  it("cost no less than the comparison of plans promises", () => {
    const least = priceOf(leastSelections(all, "group_policy", facts));
    for (const selection of [[], ...(groupSelections[healthPlan.id] ?? []).map((one) => [one])])
      expect(priceOf(completedSelections(all, facts, selection).selections)).toBeGreaterThanOrEqual(least);
  });
});

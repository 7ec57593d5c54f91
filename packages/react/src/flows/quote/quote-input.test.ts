import { describe, expect, it } from "vitest";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";
import { parseDraft } from "../../draft/checks.ts";
import { catalogue, groupSelections, healthPlan, lifePlan } from "../../testing/catalogue.ts";
import { newQuoteDraftName, newQuoteDraftChecks } from "./new-quote-draft.ts";
import { positionOfPath, quoteInput } from "./quote-input.ts";

const { plans } = catalogue;
const level: LevelDraft = {
  group_id: "gr_1",
  plan_id: healthPlan.id,
  cost_sharing: { type: "full_coverage" },
  coverage_selections: groupSelections[healthPlan.id] ?? [],
};

describe("what is sent for a quote", () => {
  it("is one group and plan in the simple case, without any items", () => {
    expect(quoteInput({ levels: [level], startsOn: "", plans })).toEqual(level);
  });

  it("is one item with a level for each group otherwise, of the benefit of its plans", () => {
    const levels = [
      { ...level, plan_id: lifePlan.id, coverage_selections: groupSelections[lifePlan.id] ?? [] },
      { ...level, plan_id: lifePlan.id, group_id: "gr_2", coverage_selections: null },
    ];
    expect(quoteInput({ levels, startsOn: "2027-02-01", plans })).toEqual({
      expected_start_date: "2027-02-01",
      items: [
        { benefit_type: "life_assurance", levels: [levels[0], { ...levels[1], coverage_selections: [] }] },
      ],
    });
  });

  it("has no selections where the plan asks the employer for none", () => {
    const plan = plans.find(({ coverage_configurations }) =>
      coverage_configurations.every(({ scope }) => scope !== "group_policy"),
    );
    const levels = [{ ...level, plan_id: plan?.id ?? "" }];
    expect(quoteInput({ levels, startsOn: "", plans })).toHaveProperty("coverage_selections", null);
  });
});

describe("an error", () => {
  it.each([
    ["$.cost_sharing.percentage.percentage", "cost_sharing", 0],
    ["$.coverage_selections[0].options", "cover", 0],
    ["$.plan_id", "plan", 0],
    ["$.group_id", "groups", 0],
    ["$.items[0].levels[0].plan_id", "plan", 0],
    ["$.items[0].levels[0].cost_sharing.percentage", "cost_sharing", 0],
    ["$.items[0].levels[1].plan_id", "levels", 1],
    ["$.items[0].levels[12].coverage_selections[0]", "levels", 12],
    ["$.items[0].levels[1].group_id", "groups", 1],
    ["$.expected_start_date", "check", 0],
    ["$.something_new", "check", 0],
  ] as const)("of %s is fixed at the step %s, of the level %i", (path, step, level) => {
    expect(positionOfPath(path)).toEqual({ step, level });
  });
});

describe("the draft of a quote", () => {
  it("comes back as it was stored", () => {
    const draft = {
      at: "levels",
      levelAt: 2,
      levels: [level],
      own: ["gr_2"],
      benefit: "life_assurance",
      startsOn: "2027--1",
    };
    expect(parseDraft(JSON.stringify(draft), newQuoteDraftChecks)).toEqual(draft);
  });

  it.each([
    ["an unknown step", { at: "somewhere" }],
    ["levels that are none", { levels: [{ ...level, plan_id: 1 }] }],
    ["a sharing without a type", { levels: [{ ...level, cost_sharing: {} }] }],
    ["selections that are none", { levels: [{ ...level, coverage_selections: [{}] }] }],
  ])("is dropped when it is corrupt: %s", (_, draft) => {
    expect(parseDraft(JSON.stringify(draft), newQuoteDraftChecks)).toEqual({});
  });

  it("is apart for each employer, customer and group", () => {
    const of = (employer_id: string, external_customer_id: string | null, groupId?: string) =>
      newQuoteDraftName({ employer_id, external_customer_id }, groupId);
    const subjects = [of("er_1", null), of("er_2", null), of("er_1", "acme"), of("er_1", null, "gr_1")];
    expect(new Set(subjects).size).toBe(4);
  });
});

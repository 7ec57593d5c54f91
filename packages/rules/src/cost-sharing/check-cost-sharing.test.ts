import { describe, expect, it } from "vitest";
import { checkCostSharing } from "./check-cost-sharing.ts";

const terms = {
  currency: "kwd",
  supported: ["percentage", "fixed_amount", "member_count", "full_coverage"] as const,
};
const paths = (costSharing: Parameters<typeof checkCostSharing>[0]): string[] =>
  Object.keys(checkCostSharing(costSharing, terms));

describe("a cost sharing", () => {
  it("may be used when it has exactly the terms of its type", () => {
    expect(paths({ type: "percentage", percentage: { percentage: 100 } })).toEqual([]);
    expect(paths({ type: "fixed_amount", fixed_amount: { monthly_amount: 0.005 } })).toEqual([]);
    expect(paths({ type: "full_coverage" })).toEqual([]);
  });

  it("is rejected on its type when the plan does not support it", () => {
    expect(paths({ type: "policyholder_only" })).toEqual(["$.cost_sharing.type"]);
  });

  it("is rejected with missing terms, or with those of another type", () => {
    expect(paths({ type: "percentage" })).toEqual(["$.cost_sharing.percentage"]);
    expect(paths({ type: "full_coverage", percentage: { percentage: 5 } })).toEqual([
      "$.cost_sharing.percentage",
    ]);
  });

  it("is rejected where a number makes no sense", () => {
    expect(paths({ type: "percentage", percentage: { percentage: 101 } })).toEqual([
      "$.cost_sharing.percentage.percentage",
    ]);
    expect(paths({ type: "member_count", member_count: { adults: -1, children: 0.5 } })).toEqual([
      "$.cost_sharing.member_count.adults",
      "$.cost_sharing.member_count.children",
    ]);
    for (const monthly_amount of [0, -1, 0.0001, Number.NaN]) {
      expect(paths({ type: "fixed_amount", fixed_amount: { monthly_amount } })).toEqual([
        "$.cost_sharing.fixed_amount.monthly_amount",
      ]);
    }
  });
});

import type { AmendmentQuote } from "@enrolkit/types";
import { describe, expect, it } from "vitest";
import { costOf } from "../../testing/costs.ts";
import { coverFrom, maya, policyOf } from "../../testing/policies.ts";
import { deductionOfChange } from "./deduction-of-change.ts";

type Flow = Parameters<typeof deductionOfChange>[0];

/** A change from a day on, seen on another, of a policy that costs its employee 53.10 a month. */
function deduction(
  change: Flow["change"],
  from: string,
  today: string,
  more: { payday?: string; own?: number; policy?: Parameters<typeof policyOf>[0] } = {},
) {
  const { payday, own, policy = {} } = more;
  const { monthly } = costOf(own ?? 0, 100);
  const quote = { monthly } as AmendmentQuote;
  const intent = {
    effective_from: from,
    ...(own !== undefined && { pending_confirmation: { quote } }),
  } as Flow["intent"];
  const inForce = { policy: policyOf(policy), today } as Flow["inForce"];
  return deductionOfChange({ intent, inForce, change }, payday);
}

describe("the first deduction with a change", () => {
  it("is that of the month from which it holds, at the quoted price", () => {
    expect(deduction("dependents", "2027-04-01", "2027-03-10", { own: 70 })).toEqual({
      month: "2027-04-01",
      payday: null,
      amount: 70,
    });
  });

  it("is that of the next pay day where the change holds already", () => {
    expect(deduction("dependents", "2027-02-20", "2027-03-10", { own: 70, payday: "2027-03-26" })).toEqual({
      month: "2027-03-01",
      payday: "2027-03-26",
      amount: 70,
    });
  });

  it("has no amount where the month is worked out by the day", () => {
    expect(deduction("dependents", "2027-03-05", "2027-03-10", { own: 70 })?.amount).toBeNull();
  });

  it("is what the policy says once the change is made", () => {
    const policy = { upcoming_changes: [coverFrom("2027-04-01", [maya], 40)] };
    expect(deduction("dependents", "2027-04-01", "2027-03-10", { policy })?.amount).toBe(40);
    expect(deduction("dependents", "2027-02-20", "2027-03-10")?.amount).toBe(53.1);
  });

  it("is not known beside what was agreed for later days, until it is made", () => {
    const policy = { upcoming_changes: [coverFrom("2027-05-01", [maya], 40)] };
    expect(deduction("dependents", "2027-04-01", "2027-03-10", { own: 70, policy })).toBeNull();
  });
});

describe("the last deduction of cover that ends", () => {
  it.each([
    ["on the last of a month", "2027-04-01", { month: "2027-03-01", payday: "2027-03-26", amount: 53.1 }],
    ["within a month", "2027-03-20", { month: "2027-03-01", payday: "2027-03-26", amount: null }],
    ["in months that were deducted", "2027-02-20", null],
    ["before it begins", "2026-12-01", null],
  ])("%s", (_, from, expected) => {
    expect(deduction("cancellation", from, "2027-03-10", { payday: "2027-03-26" })).toEqual(expected);
  });
});

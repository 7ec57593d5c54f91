import { expect, it } from "vitest";
import { bandOf, premiumOf, tierPremium } from "./priced-family.ts";
const pricing = {
  type: "per_member" as const,
  per_member: {
    currency: "eur" as const,
    member_type_pricing: [{ code: "adult" as const, display_name: "Adult", monthly_premium: 10 }],
  },
};

it("prices who is not born yet as a newborn", () => {
  const bands = [
    { code: "adult" as const, min_age: 18, max_age: null },
    { code: "child" as const, min_age: 0, max_age: 17 },
  ];
  const unborn = { member_type: "child_dependant" as const, date_of_birth: "2027-02-01" };
  expect(bandOf(unborn, bands, "2027-01-01")).toBe("child");
});

it("says what is missing in a plan that cannot be priced", () => {
  const child = { member_type: "child_dependant" as const, date_of_birth: "2020-02-01" };
  expect(() => bandOf(child, [], "2027-01-01")).toThrow("No pricing band of the plan covers age 6");
  expect(() => premiumOf("child", pricing)).toThrow('no price for the band "child"');
  expect(() => tierPremium("family", pricing)).toThrow('no price for the tier "family"');
});

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { priceFamily, priceOf } from "../pricing/priced-family.ts";
import { sharedFamilies } from "../testing/families.ts";
import { distribute } from "../money/distribute.ts";
import { employerShare, employerShares } from "./employer-share.ts";

describe("the employer's share", () => {
  it("is never below zero nor above the total, for any family", () => {
    fc.assert(
      fc.property(sharedFamilies, ({ family, costSharing }) => {
        const share = employerShare(costSharing, family);
        expect(Number.isInteger(share)).toBe(true);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(family.total);
      }),
      { numRuns: 1000 },
    );
  });

  it("is made of shares of the members, none above the member's own price", () => {
    fc.assert(
      fc.property(sharedFamilies, ({ family, costSharing }) => {
        const shares = employerShares(costSharing, family);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(employerShare(costSharing, family));
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(priceOf(family.members[index]!));
        });
      }),
      { numRuns: 1000 },
    );
  });

  it("counts the options of covered members, with tiers too", () => {
    const display = { display_name: "-", display_dependent_requirements: "-", annual_premium: 0 };
    const family = priceFamily(
      {
        type: "tier_based",
        tier_based: {
          currency: "eur",
          tiers: [
            { code: "single", monthly_premium: 100, ...display },
            { code: "couple", monthly_premium: 190, ...display },
            { code: "single_parent", monthly_premium: 300, ...display },
            { code: "family", monthly_premium: 250, ...display },
          ],
        },
      },
      [
        { member_type: "child_dependant", options: 500 },
        { member_type: "policyholder", options: 1000 },
        { member_type: "partner_dependant", options: 200 },
        { member_type: "child_dependant", options: 700 },
      ],
    );
    expect(family.total).toBe(27_400);
    // One child: its tier costs more than the whole family's, which is the most that it may cost.
    const oneChild = { type: "member_count" as const, member_count: { adults: 0, children: 1 } };
    expect(employerShares(oneChild, family)).toEqual([0, 26_000, 0, 700]);
    const couple = { type: "family_type" as const, family_type: { type: "couple" as const } };
    expect(employerShares(couple, family)).toEqual([0, 20_000, 200, 0]);
    const halfOfPartner = {
      type: "member_selection_percentage_based" as const,
      member_selection_percentage_based: { partner: true, children: false, percentage: 50 },
    };
    // 110.00 for the policyholder alone, and half of the 92.00 that the partner adds.
    expect(employerShare(halfOfPartner, family)).toBe(15_600);
  });
});

describe("distributing an amount", () => {
  it("adds up exactly, in proportion to a unit, and never beyond a weight", () => {
    const weights = fc.array(fc.nat({ max: 1_000_000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(weights, fc.nat(), (weights, seed) => {
        const sum = weights.reduce((total, weight) => total + weight, 0);
        const amount = sum === 0 ? 0 : seed % (sum + 1);
        const parts = distribute(amount, weights);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(amount);
        parts.forEach((part, index) => {
          expect(part).toBeLessThanOrEqual(weights[index]!);
          expect(Math.abs(part - (sum === 0 ? 0 : (amount * weights[index]!) / sum))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});

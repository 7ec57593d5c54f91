import type { CostSharingConfiguration } from "@enrolkit/types";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PricedFamily, priceFamily, priceOf } from "../pricing/priced-family.ts";
import { sharedFamilies } from "../testing/families.ts";
import { distribute } from "../money/distribute.ts";
import { minus, plus, rounded, roundedDown, roundedUp } from "../money/fraction.ts";
import { employerShare, employerShares, exactEmployerShare, exactEmployerShares } from "./employer-share.ts";

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

  it("is made of exact shares too, equal for members of one type and one price", () => {
    fc.assert(
      fc.property(sharedFamilies, ({ family, costSharing }) => {
        const shares = exactEmployerShares(costSharing, family);
        const sum = rounded(shares.reduce(plus));
        expect(sum).toBe(employerShare(costSharing, family));
        expect(sum).toBe(rounded(exactEmployerShare(costSharing, family)));
        family.members.forEach((member, index) => {
          const alike = family.members.findIndex(
            (other) => other.member_type === member.member_type && priceOf(other) === priceOf(member),
          );
          const difference = minus(shares[index]!, shares[alike]!);
          expect(difference.numerator).toBe(0n);
          expect(roundedDown(shares[index]!)).toBeGreaterThanOrEqual(0);
          expect(roundedUp(shares[index]!)).toBeLessThanOrEqual(priceOf(member));
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

const [display_name, display_dependent_requirements] = ["-", "-"];

/** Yen by tiers of which a couple's is the cheapest; the partner's options cost 6800, and a child's 300. */
function yenFamily(couple: number) {
  const tiers = (
    [
      ["single", 13_000],
      ["couple", couple],
      ["single_parent", 14_000],
      ["family", 20_000],
    ] as const
  ).map(([code, monthly_premium]) => ({
    code,
    monthly_premium,
    annual_premium: 0,
    display_name,
    display_dependent_requirements,
  }));
  return priceFamily({ type: "tier_based", tier_based: { currency: "jpy", tiers } }, [
    { member_type: "policyholder", options: 142 },
    { member_type: "partner_dependant", options: 6_800 },
    { member_type: "child_dependant", options: 300 },
  ]);
}

function partnerAt(percentage: number): CostSharingConfiguration {
  return {
    type: "member_selection_percentage_based",
    member_selection_percentage_based: { partner: true, children: false, percentage },
  };
}

describe("a percentage of what flagged dependents add", () => {
  it.each([
    // 7000 less for the tier and 6800 more for options: nothing is added.
    [6_000, 1, 13_142],
    [6_000, 100, 13_142],
    // 3000 less and 6800 more: 3800 are added.
    [10_000, 1, 13_180],
    [10_000, 50, 15_042],
    [10_000, 100, 16_942],
    // 500 and 6800 more.
    [13_500, 10, 13_872],
    // Dearer than the whole family's tier, which is the most that it may cost: 7000 and 6800 more.
    [25_000, 100, 26_942],
  ])("is of tier and options together: couple %i, %i %%", (couple, percentage, employer) => {
    const family = yenFamily(couple);
    expect(employerShare(partnerAt(percentage), family)).toBe(employer);
    expect(family.total).toBe(27_242);
  });

  it("follows the text, for any family", () => {
    fc.assert(
      fc.property(
        sharedFamilies,
        fc.record({ partner: fc.boolean(), children: fc.boolean() }),
        fc.integer({ min: 0, max: 100 }),
        ({ family }, flags, percentage) => {
          const own = employerShare({ type: "policyholder_only" }, family);
          const together = employerShare({ type: "member_selection", member_selection: flags }, family);
          const costSharing = {
            type: "member_selection_percentage_based" as const,
            member_selection_percentage_based: { ...flags, percentage },
          };
          const added = Math.max(0, together - own);
          expect(employerShare(costSharing, family)).toBe(own + Math.floor((added * percentage + 50) / 100));
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describe("a more generous employer", () => {
  /** The shares, from the least generous terms to the most. */
  const sharesOf = (family: PricedFamily, terms: CostSharingConfiguration[]) =>
    terms.map((costSharing) => employerShare(costSharing, family));
  const expectToGrow = (shares: number[]) => expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  const steps = Array.from({ length: 21 }, (_, index) => index * 5);

  it("never pays less: percentages and amounts, for any family", () => {
    fc.assert(
      fc.property(
        sharedFamilies,
        fc.record({ partner: fc.boolean(), children: fc.boolean() }),
        ({ family }, flags) => {
          expectToGrow(
            sharesOf(
              family,
              steps.map((percentage) => ({ type: "percentage", percentage: { percentage } })),
            ),
          );
          expectToGrow(
            sharesOf(
              family,
              steps.map((percentage) => ({
                type: "member_selection_percentage_based",
                member_selection_percentage_based: { ...flags, percentage },
              })),
            ),
          );
          expectToGrow(
            sharesOf(
              family,
              steps.slice(1).map((monthly_amount) => ({
                type: "fixed_amount",
                fixed_amount: { monthly_amount: monthly_amount * 100 },
              })),
            ),
          );
        },
      ),
    );
  });

  it("never pays less for more members, where each has a price", () => {
    fc.assert(
      fc.property(sharedFamilies, ({ family }) => {
        fc.pre(family.tier === null);
        const counts = [0, 1, 2, 3, 6].map((count) => ({ adults: count, children: count }));
        expectToGrow(
          sharesOf(
            family,
            counts.map((member_count) => ({ type: "member_count", member_count })),
          ),
        );
        expectToGrow(
          sharesOf(
            family,
            (["single", "couple", "family"] as const).map((type) => ({
              type: "family_type",
              family_type: { type },
            })),
          ),
        );
      }),
    );
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

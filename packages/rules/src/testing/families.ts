import type { CostSharingConfiguration, HealthPlanPricing, MemberType } from "@enrolkit/types";
import * as fc from "fast-check";
import { type PricedFamily, priceFamily } from "../pricing/priced-family.ts";

/** Currencies with no, two, three and four decimals. */
export const currencies = ["jpy", "eur", "kwd", "clf"] as const;

const minorUnits: Record<(typeof currencies)[number], number> = { jpy: 1, eur: 100, kwd: 1000, clf: 10_000 };

const percentage = fc.integer({ min: 0, max: 100 });
const flags = { partner: fc.boolean(), children: fc.boolean() };

/** Every kind of cost sharing. */
export function costSharings(currency: (typeof currencies)[number]): fc.Arbitrary<CostSharingConfiguration> {
  const amount = fc.integer({ min: 1, max: 50_000 }).map((minor) => minor / minorUnits[currency]);
  const few = fc.integer({ min: 0, max: 4 });
  return fc.oneof(
    fc.constant({ type: "full_coverage" as const }),
    fc.constant({ type: "policyholder_only" as const }),
    fc.record({ type: fc.constant("percentage" as const), percentage: fc.record({ percentage }) }),
    fc.record({
      type: fc.constant("fixed_amount" as const),
      fixed_amount: fc.record({ monthly_amount: amount }),
    }),
    fc.record({
      type: fc.constant("member_count" as const),
      member_count: fc.record({ adults: few, children: few }),
    }),
    fc.record({ type: fc.constant("member_selection" as const), member_selection: fc.record(flags) }),
    fc.record({
      type: fc.constant("member_selection_percentage_based" as const),
      member_selection_percentage_based: fc.record({ ...flags, percentage }),
    }),
    fc.record({
      type: fc.constant("family_type" as const),
      family_type: fc.record({
        type: fc.constantFrom("single", "couple", "single_with_children", "family"),
      }),
    }),
  );
}

/** Prices of either kind; tiers in any order of dearness. */
function pricings(currency: (typeof currencies)[number]): fc.Arbitrary<HealthPlanPricing> {
  const premium = fc.integer({ min: 0, max: 40_000 }).map((minor) => minor / minorUnits[currency]);
  const [display_name, display_dependent_requirements] = ["-", "-"];
  const perMember = fc.tuple(premium, premium, premium).map(([adult, youngAdult, child]) => ({
    type: "per_member" as const,
    per_member: {
      currency,
      member_type_pricing: [
        { code: "adult" as const, display_name, monthly_premium: adult },
        { code: "young_adult" as const, display_name, monthly_premium: youngAdult },
        { code: "child" as const, display_name, monthly_premium: child },
      ],
    },
  }));
  const codes = ["single", "couple", "single_parent", "family"] as const;
  const tierBased = fc.tuple(premium, premium, premium, premium).map((premiums) => ({
    type: "tier_based" as const,
    tier_based: {
      currency,
      tiers: codes.map((code, index) => ({
        code,
        display_name,
        display_dependent_requirements,
        monthly_premium: premiums[index] ?? 0,
        annual_premium: 0,
      })),
    },
  }));
  return fc.oneof(perMember, tierBased);
}

const dependant = fc.constantFrom<MemberType>("partner_dependant", "child_dependant");
const options = fc.integer({ min: 0, max: 5000 });
const band = fc.constantFrom("adult" as const, "young_adult" as const, "child" as const);

/** A priced family and a way to share its cost. */
export const sharedFamilies: fc.Arbitrary<{ family: PricedFamily; costSharing: CostSharingConfiguration }> =
  fc.constantFrom(...currencies).chain((currency) =>
    fc.record({
      costSharing: costSharings(currency),
      family: fc
        .tuple(
          pricings(currency),
          fc.array(fc.record({ member_type: dependant, options, band }), { maxLength: 6 }),
          fc.record({
            member_type: fc.constant<MemberType>("policyholder"),
            options,
            band: fc.constant("adult" as const),
          }),
          fc.nat(),
        )
        .map(([pricing, dependants, policyholder, index]) => {
          const members = dependants.toSpliced(index % (dependants.length + 1), 0, policyholder);
          return priceFamily(pricing, members);
        }),
    }),
  );

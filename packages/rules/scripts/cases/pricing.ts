import type { HealthPlanPricing, MemberType, PricingBand } from "@enrolkit/contract";
import { bandOf, fromMinor, priceFamily } from "../../src/index.ts";

interface PricingInput {
  pricing: HealthPlanPricing;
  pricing_bands: PricingBand[] | null;
  effective_date: string;
  members: { member_type: MemberType; date_of_birth: string }[];
}

export function answerPricing({ pricing, pricing_bands, effective_date, members }: PricingInput): unknown {
  const family = priceFamily(
    pricing,
    members.map((member) => ({
      member_type: member.member_type,
      band: pricing.type === "per_member" ? bandOf(member, pricing_bands ?? [], effective_date) : null,
    })),
  );
  const total = fromMinor(family.total, family.currency);
  if (family.tier !== null) return { tier: family.tier, total };
  const rows = family.members.map(({ band, premium }) => ({
    code: band,
    monthly_premium: fromMinor(premium, family.currency),
  }));
  return { members: rows, total };
}

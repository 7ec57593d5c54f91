import type { Plan, PricingBand, PricingBandCode, TierCode } from "@enrolkit/types";
import { tooManyDecimals } from "../cost-sharing/check-cost-sharing.ts";
import type { ErrorList } from "../input/field-errors.ts";
import { fitsCurrency } from "../money/minor-units.ts";

/** Finds prices that are missing, of the wrong type, in another currency than the plan's, or with more decimals than it. */
export function checkPricing(plan: Plan, path: string, add: ErrorList["add"]): void {
  const { pricing, currency } = plan;
  const at = `${path}.pricing`;
  const other = pricing.type === "per_member" ? "tier_based" : "per_member";
  const priced = pricing[pricing.type];
  if (pricing[other] !== undefined) add(`${at}.${other}`, `Leave this out: the type is ${pricing.type}.`);
  if (priced === undefined) {
    add(`${at}.${pricing.type}`, "The prices of this type are missing.");
  } else if (priced.currency !== currency) {
    add(`${at}.${pricing.type}.currency`, "Prices must be in the plan's currency.");
  }

  if (pricing.type === "per_member") checkMemberPrices(plan, path, add);
  else checkTiers(plan, path, add);

  for (const [band, cap] of Object.entries(plan.tax_relief?.annual_premium_cap ?? {})) {
    checkAmount(cap, currency, `${path}.tax_relief.annual_premium_cap.${band}`, add);
  }
}

function checkMemberPrices(plan: Plan, path: string, add: ErrorList["add"]): void {
  const prices = plan.pricing.per_member?.member_type_pricing ?? [];
  const at = `${path}.pricing.per_member.member_type_pricing`;
  prices.forEach(({ code, monthly_premium }, index) => {
    checkAmount(monthly_premium, plan.currency, `${at}[${index}].monthly_premium`, add);
    checkFirst(prices, code, index, `${at}[${index}].code`, add);
  });
  if (plan.pricing_bands === null) {
    add(`${path}.pricing_bands`, "Prices for each member need the ages of their bands.");
    return;
  }
  checkBands(plan.pricing_bands, `${path}.pricing_bands`, add);
  // The policyholder is an adult at any age, so that price is always needed.
  const needed = new Set<PricingBandCode>(["adult", ...plan.pricing_bands.map(({ code }) => code)]);
  for (const code of needed) {
    if (!prices.some((price) => price.code === code)) add(at, `The price of the band "${code}" is missing.`);
    const caps = plan.tax_relief?.annual_premium_cap;
    if (caps && caps[code] === undefined) {
      add(`${path}.tax_relief.annual_premium_cap`, `The cap of the band "${code}" is missing.`);
    }
  }
}

function checkTiers(plan: Plan, path: string, add: ErrorList["add"]): void {
  const tiers = plan.pricing.tier_based?.tiers ?? [];
  const at = `${path}.pricing.tier_based.tiers`;
  tiers.forEach(({ code, monthly_premium, annual_premium }, index) => {
    checkAmount(monthly_premium, plan.currency, `${at}[${index}].monthly_premium`, add);
    checkAmount(annual_premium, plan.currency, `${at}[${index}].annual_premium`, add);
    checkFirst(tiers, code, index, `${at}[${index}].code`, add);
  });
  for (const code of neededTiers(plan)) {
    if (!tiers.some((tier) => tier.code === code)) add(at, `The price of the tier "${code}" is missing.`);
  }
  if (plan.pricing_bands !== null) {
    add(`${path}.pricing_bands`, "Tiers are priced by the family, not by age: set pricing_bands to null.");
  }
}

function neededTiers({ dependent_eligibility: { partner, child } }: Plan): TierCode[] {
  const needed: TierCode[] = ["single"];
  if (partner !== null) needed.push("couple");
  if (child !== null) needed.push("single_parent");
  if (partner !== null && child !== null) needed.push("family");
  return needed;
}

function checkFirst<Code>(
  prices: readonly { code: Code }[],
  code: Code,
  index: number,
  path: string,
  add: ErrorList["add"],
): void {
  if (prices.findIndex((price) => price.code === code) !== index)
    add(path, "This price stands in the list twice.");
}

/** Checks that the bands, in any order, cover every age from 0 exactly once, the last without an upper end. */
function checkBands(bands: readonly PricingBand[], path: string, add: ErrorList["add"]): void {
  const byAge = bands
    .map((band, index) => ({ ...band, path: `${path}[${index}]` }))
    .toSorted((a, b) => a.min_age - b.min_age);
  let next: number | null = 0;
  for (const band of byAge) {
    if (band.max_age !== null && band.max_age < band.min_age) {
      add(`${band.path}.max_age`, "The highest age is below the least age.");
    }
    if (next === null || band.min_age < next) {
      add(`${band.path}.min_age`, "This band overlaps another: an age must have one price.");
    } else if (band.min_age > next) {
      add(path, `Ages ${next} to ${band.min_age - 1} have no price. Let the bands follow each other.`);
    }
    next = next === null || band.max_age === null ? null : Math.max(next, band.max_age + 1);
  }
  if (next !== null) add(path, `Ages from ${next} have no price. Set max_age of the last band to null.`);
}

/** Checks that a price is not negative and has no more decimals than its currency. Null and undefined are no price. */
export function checkAmount(
  amount: number | null | undefined,
  currency: string,
  path: string,
  add: ErrorList["add"],
): void {
  if (amount == null) return;
  if (!(amount >= 0)) add(path, "A price is 0 or more.");
  else if (!fitsCurrency(amount, currency)) add(path, tooManyDecimals(currency));
}

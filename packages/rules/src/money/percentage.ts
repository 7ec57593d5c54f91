import type { MinorUnits } from "./currency.ts";
import { decimal, scale } from "./rounding.ts";

/** `percentage` % of an amount, half up away from zero; the rest is whatever remains of the amount. */
export function percentageOf(amount: MinorUnits, percentage: number): MinorUnits {
  const { numerator, denominator } = decimal(percentage);
  return scale(amount, { numerator, denominator: denominator * 100n });
}

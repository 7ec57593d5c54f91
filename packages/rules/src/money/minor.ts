import { decimalsOf, type MinorUnits } from "./currency.ts";
import { decimal, scale } from "./rounding.ts";

/**
 * An amount in currency units as whole minor units: 4.35 eur is 435, 1.255 kwd is 1255.
 * Judged by the number as written, so binary noise does not matter; anything finer rounds half up.
 */
export function toMinor(amount: number, currency: string): MinorUnits {
  const { numerator, denominator } = decimal(amount);
  return scale(10 ** decimalsOf(currency), { numerator, denominator });
}

/** Minor units as an amount in currency units, as it travels: 829 eur is 8.29. Never -0. */
export function fromMinor(minor: MinorUnits, currency: string): number {
  return minor / 10 ** decimalsOf(currency) + 0;
}

/** Whether an amount has no more decimals than its currency. */
export function fitsCurrency(amount: number, currency: string): boolean {
  return Number.isFinite(amount) && fromMinor(toMinor(amount, currency), currency) === amount;
}

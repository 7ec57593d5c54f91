import { decimal, scale } from "./fraction.ts";
import { minorDigits } from "./minor-digits.generated.ts";

/** An integer amount in the smallest unit of its currency: cents, yen, fils. */
export type MinorUnits = number;

/** Decimals of a currency (lowercase ISO 4217 code): eur 2, jpy 0, kwd 3. Codes unknown to ISO count as 2. */
export function decimalsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

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

/** `percentage` % of an amount, half up away from zero; the rest is whatever remains of the amount. */
export function percentageOf(amount: MinorUnits, percentage: number): MinorUnits {
  const { numerator, denominator } = decimal(percentage);
  return scale(amount, { numerator, denominator: denominator * 100n });
}

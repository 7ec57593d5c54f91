import { decimalsOf } from "./decimals-of.ts";
import { decimal, type Fraction, fraction, scale, times } from "./fraction.ts";

/** An integer amount in the smallest unit of its currency: cents, yen, fils. */
export type MinorUnits = number;

/**
 * Converts an amount in currency units to minor units: 4.35 eur is 435, 1.255 kwd is 1255. Uses the decimal form of the
 * number, so that binary fractions do not matter; more decimals are rounded half up.
 */
export function toMinor(amount: number, currency: string): MinorUnits {
  const { numerator, denominator } = decimal(amount);
  return scale(10 ** decimalsOf(currency), { numerator, denominator });
}

/** Converts minor units to an amount in currency units: 829 eur is 8.29. Never returns -0. */
export function fromMinor(minor: MinorUnits, currency: string): number {
  return minor / 10 ** decimalsOf(currency) + 0;
}

/** Returns whether an amount has no more decimals than its currency. */
export function fitsCurrency(amount: number, currency: string): boolean {
  return Number.isFinite(amount) && fromMinor(toMinor(amount, currency), currency) === amount;
}

/** Returns `percentage` % of an amount, exactly. */
export function percentageOf(amount: MinorUnits, percentage: number): Fraction {
  return times(fraction(amount, 100), decimal(percentage));
}

/** Adds up amounts of one currency. */
export function sumOf(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

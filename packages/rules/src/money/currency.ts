import { minorDigits } from "./minor-digits.generated.ts";

/** An integer amount in the smallest unit of its currency: cents, yen, fils. */
export type MinorUnits = number;

/** Decimals of a currency (lowercase ISO 4217 code): eur 2, jpy 0, kwd 3. Codes unknown to ISO count as 2. */
export function decimalsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

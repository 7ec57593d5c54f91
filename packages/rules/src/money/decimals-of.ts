import { minorDigits } from "./minor-digits.generated.ts";

/** Returns the number of decimals of a currency (lowercase ISO 4217 code): eur 2, jpy 0, kwd 3; 2 for unknown codes. */
export function decimalsOf(currency: string): number {
  return minorDigits[currency] ?? 2;
}

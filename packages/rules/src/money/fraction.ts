/** A number as a fraction of two integers; 9.45 is 945 / 100. */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/**
 * Returns `amount × by` as a whole number, rounded half up, away from zero (decisions §6, "Exactness"). The arithmetic
 * is done in big integers, so it is exact for any amount.
 */
export function scale(amount: number, by: Fraction): number {
  const product = BigInt(amount) * by.numerator;
  const absolute = product < 0n ? -product : product;
  const rounded = (2n * absolute + by.denominator) / (2n * by.denominator);
  return Number(product < 0n ? -rounded : rounded);
}

export function fraction(numerator: number, denominator: number): Fraction {
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) };
}

/** Returns the fraction for the shortest decimal form of a number. */
export function decimal(value: number): Fraction {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [integer = "0", decimals = ""] = mantissa.split(".");
  const shift = Number(exponent) - decimals.length;
  const digits = BigInt(integer + decimals);
  return shift < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
    : { numerator: digits * 10n ** BigInt(shift), denominator: 1n };
}

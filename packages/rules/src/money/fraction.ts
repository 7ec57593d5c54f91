/** A number as a fraction of two integers, by its shortest decimal form (9.45 is 945 / 100). */
export interface Fraction {
  numerator: bigint;
  denominator: bigint;
}

/**
 * `amount × by`, rounded half up, away from zero, to a whole number (decisions §6, "Exactness").
 * Exact at any size: the arithmetic is done in big integers.
 */
export function scale(amount: number, by: Fraction): number {
  const over = BigInt(amount) * by.numerator;
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + by.denominator) / (2n * by.denominator);
  return Number(over < 0n ? -rounded : rounded);
}

export function fraction(over: number, under: number): Fraction {
  return { numerator: BigInt(over), denominator: BigInt(under) };
}

/** The fraction that a decimal number is written as. */
export function decimal(value: number): Fraction {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", places = ""] = mantissa.split(".");
  const shift = Number(exponent) - places.length;
  const digits = BigInt(whole + places);
  return shift < 0
    ? { numerator: digits, denominator: 10n ** BigInt(-shift) }
    : { numerator: digits * 10n ** BigInt(shift), denominator: 1n };
}

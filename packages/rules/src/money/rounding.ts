/** A number as a fraction of two integers, by its shortest decimal form (9.45 is 945 / 100). */
export interface Fraction {
  over: bigint;
  under: bigint;
}

/**
 * `amount × by`, rounded half up, away from zero, to a whole number (decisions §6, "Exactness").
 * Exact at any size: the arithmetic is done in big integers.
 */
export function scale(amount: number, by: Fraction): number {
  const over = BigInt(amount) * by.over;
  const size = over < 0n ? -over : over;
  const rounded = (2n * size + by.under) / (2n * by.under);
  return Number(over < 0n ? -rounded : rounded);
}

export function fraction(over: number, under: number): Fraction {
  return { over: BigInt(over), under: BigInt(under) };
}

/** The fraction that a decimal number is written as. */
export function decimal(value: number): Fraction {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", places = ""] = mantissa.split(".");
  const shift = Number(exponent) - places.length;
  const digits = BigInt(whole + places);
  return shift < 0
    ? { over: digits, under: 10n ** BigInt(-shift) }
    : { over: digits * 10n ** BigInt(shift), under: 1n };
}

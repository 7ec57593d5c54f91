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

/** Returns the sum of two fractions. */
export function plus(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

/** Returns the difference of two fractions. */
export function minus(a: Fraction, b: Fraction): Fraction {
  return plus(a, { numerator: -b.numerator, denominator: b.denominator });
}

/** Returns the product of two fractions. */
export function times(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** Returns a fraction as a whole number, rounded half up, away from zero. */
export function rounded(value: Fraction): number {
  return scale(1, value);
}

/** Returns the largest whole number below a fraction or equal to it; the fraction is not negative. */
export function roundedDown({ numerator, denominator }: Fraction): number {
  return Number(numerator / denominator);
}

/** Returns the smallest whole number above a fraction or equal to it; the fraction is not negative. */
export function roundedUp({ numerator, denominator }: Fraction): number {
  return Number((numerator + denominator - 1n) / denominator);
}

export function fraction(numerator: number, denominator = 1): Fraction {
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

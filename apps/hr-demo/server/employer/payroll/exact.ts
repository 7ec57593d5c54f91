/** Sums in a currency's smallest unit, since cents do not add up in binary fractions. */
export function sumOf(amounts: readonly number[], currency: string): number {
  const units = 10 ** decimalsOf(currency);
  return amounts.reduce((sum, amount) => sum + Math.round(amount * units), 0) / units;
}

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

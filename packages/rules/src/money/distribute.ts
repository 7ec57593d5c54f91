import type { MinorUnits } from "./minor-units.ts";

/**
 * Hands out an amount in proportion to weights, whole minor units only, so that the parts add up exactly:
 * everybody's share rounded down, then one unit each to the largest remainders, earlier ones first.
 * With an amount up to the sum of the weights nobody gets more than their weight. All zero when the weights are.
 */
export function distribute(amount: MinorUnits, weights: readonly MinorUnits[]): MinorUnits[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const parts = exact.map((share) => Number(share / sum));
  const left = amount - parts.reduce((total, part) => total + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share % sum }))
    .toSorted((a, b) =>
      a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
    );
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

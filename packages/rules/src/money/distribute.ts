import type { MinorUnits } from "./minor-units.ts";

/**
 * Distributes an amount in proportion to weights, in whole minor units that add up to the amount: every part is rounded
 * down, then the largest remainders get one minor unit more, earlier ones first. No part is larger than its weight when
 * the amount is at most the sum of the weights. All parts are 0 when all weights are.
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

import type { PricingBand } from "@enrolkit/contract";
import type { ErrorList } from "../input/field-errors.ts";

/** Bands, in any order, must cover every age from 0 once, the last without an upper end. */
export function checkBands(bands: readonly PricingBand[], path: string, add: ErrorList["add"]): void {
  const byAge = bands
    .map((band, index) => ({ ...band, path: `${path}[${index}]` }))
    .toSorted((a, b) => a.min_age - b.min_age);
  let next: number | null = 0;
  for (const band of byAge) {
    if (band.max_age !== null && band.max_age < band.min_age) {
      add(`${band.path}.max_age`, "The highest age is below the least age.");
    }
    if (next === null || band.min_age < next) {
      add(`${band.path}.min_age`, "This band overlaps another: an age must have one price.");
    } else if (band.min_age > next) {
      add(path, `Ages ${next} to ${band.min_age - 1} have no price. Let the bands follow each other.`);
    }
    next = next === null || band.max_age === null ? null : Math.max(next, band.max_age + 1);
  }
  if (next !== null) add(path, `Ages from ${next} have no price. Set max_age of the last band to null.`);
}

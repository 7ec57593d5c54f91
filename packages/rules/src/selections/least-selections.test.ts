import * as fc from "fast-check";
import { expect, it } from "vitest";
import { configurations, facts, selectionsOf } from "../testing/coverages.ts";
import { checkSelections } from "./check-selections.ts";
import { leastSelections } from "./least-selections.ts";
import { priceOfSelections } from "./price-of-selections.ts";

const call = fc
  .record({ plan: configurations, facts })
  .chain((given) => selectionsOf(given.plan, given.facts).map((selections) => ({ ...given, selections })));

it("is valid wherever anything is, and nothing valid costs less", () => {
  let compared = 0;
  fc.assert(
    fc.property(call, ({ plan, facts: known, selections }) => {
      const check = { configurations: plan, scope: "policy" as const, facts: known };
      const least = leastSelections(plan, "policy", known);
      if (checkSelections({ ...check, selections }).length > 0) return;
      compared += 1;
      expect(checkSelections({ ...check, selections: least })).toEqual([]);
      expect(priceOfSelections(plan, least, "gbp")).toBeLessThanOrEqual(
        priceOfSelections(plan, selections, "gbp"),
      );
    }),
    { numRuns: 1000 },
  );
  expect(compared).toBeGreaterThan(100);
});

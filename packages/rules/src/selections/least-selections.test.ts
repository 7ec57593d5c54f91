import type { PlanCoverageOptionSelection } from "@enrolkit/types";
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

it("retains what is chosen as it is, where it is valid", () => {
  let compared = 0;
  fc.assert(
    fc.property(call, ({ plan, facts: known, selections }) => {
      if (checkSelections({ configurations: plan, scope: "policy", facts: known, selections }).length > 0)
        return;
      const required = plan.filter((one) => one.required && one.scope === "policy").map(({ id }) => id);
      const chosen = selections.filter(({ configuration_id }) => required.includes(configuration_id));
      const retain = new Set(chosen.flatMap(({ options }) => idsOf(options)));
      compared += retain.size > 0 ? 1 : 0;
      const retained = leastSelections(plan, "policy", known, { retain });
      expect(idsIn(retained)).toEqual(idsIn(chosen));
    }),
    { numRuns: 1000 },
  );
  expect(compared).toBeGreaterThan(100);
});

function idsOf(options: PlanCoverageOptionSelection["options"] | null): string[] {
  return (options ?? []).flatMap(({ option_id, sub_options = null }) => [option_id, ...idsOf(sub_options)]);
}

function idsIn(selections: readonly PlanCoverageOptionSelection[]): string[] {
  return selections.flatMap(({ options }) => idsOf(options)).toSorted();
}

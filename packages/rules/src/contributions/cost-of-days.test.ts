import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { enrolmentCost } from "../cost/enrolment-cost.ts";
import { addDays } from "../dates/civil-date.ts";
import { toMinor } from "../money/minor-units.ts";
import { catalogueOfCases } from "../testing/catalogue.ts";
import { days, policiesOf } from "../testing/policies.ts";
import { costOfDays } from "./cost-of-days.ts";

const plans = catalogueOfCases().plans;
const runs = { numRuns: 60 };

describe.each(plans)("what a policy of $name comes to", (plan) => {
  it("is the term of the enrolment, while nothing was changed", () => {
    fc.assert(
      fc.property(policiesOf(plan, { min: 1, max: 1 }), fc.nat({ max: 400 }), (policy, length) => {
        const [{ from, members, policy_selections }] = policy.versions as [(typeof policy.versions)[number]];
        const year_ends_on = addDays(from, length);
        const whole = { ...policy, ends_on: null };
        const { term } = enrolmentCost({
          ...whole,
          members,
          policy_selections,
          effective_from: from,
          year_ends_on,
        });
        expect(costOfDays(whole, from, year_ends_on)).toEqual(term);
      }),
      runs,
    );
  });

  it("of days beside each other, divided at a month, adds up to that of all of them", () => {
    fc.assert(
      fc.property(
        policiesOf(plan, { min: 1, max: 4 }),
        days,
        fc.nat({ max: 400 }),
        (policy, from, length) => {
          const to = addDays(from, length);
          const cut = `${to.slice(0, 7)}-01`;
          fc.pre(cut > from && policy.versions.every((version) => version.from <= to));
          // Versions are in the order of their days, as the service stores them.
          const versions = policy.versions.toSorted((a, b) => (a.from < b.from ? -1 : 1));
          const ordered = { ...policy, versions };
          const gross = (first: string, last: string) =>
            toMinor(costOfDays(ordered, first, last).total.gross, plan.currency);
          expect(gross(from, to)).toBe(gross(from, addDays(cut, -1)) + gross(cut, to));
        },
      ),
      runs,
    );
  });

  it("is nothing after its end", () => {
    fc.assert(
      fc.property(policiesOf(plan, { min: 1, max: 3 }), days, (policy, ends_on) => {
        const { total } = costOfDays({ ...policy, ends_on }, addDays(ends_on, 1), addDays(ends_on, 200));
        expect(total).toEqual({ net: 0, tax: 0, gross: 0 });
      }),
      runs,
    );
  });
});

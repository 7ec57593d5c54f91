import * as fc from "fast-check";
import { expect, it } from "vitest";
import { enrolmentCost } from "../cost/enrolment-cost.ts";
import { toMinor } from "../money/minor-units.ts";
import { catalogueOfCases } from "../testing/catalogue.ts";
import { versionsOf } from "../testing/policies.ts";
import { amendmentQuote } from "./amendment-quote.ts";

const plans = catalogueOfCases().plans;
const parts = ["employee_contribution", "employer_contribution", "total"] as const;
const columns = ["net", "tax", "gross"] as const;

it.each(plans)("of $name is what was paid before and the difference, to the minor unit", (plan) => {
  const costs = versionsOf(plan).map((version) =>
    enrolmentCost({
      plan,
      cost_sharing: { type: "policyholder_only" },
      group_selections: [],
      policy_selections: version.policy_selections,
      members: version.members,
      effective_from: "2027-02-20",
      year_ends_on: "2027-12-31",
    }),
  );
  fc.assert(
    fc.property(costs, costs, (before, after) => {
      const quote = amendmentQuote(after, before);
      for (const period of ["monthly", "term"] as const) {
        for (const part of parts) {
          for (const column of columns) {
            const [was, more, is] = [before[period], quote.difference[period], quote[period]].map((split) =>
              toMinor(split[part][column], plan.currency),
            );
            expect(is).toBe((was ?? 0) + (more ?? 0));
          }
        }
      }
      expect(amendmentQuote(after, after).difference.term.total).toEqual({ net: 0, tax: 0, gross: 0 });
    }),
    { numRuns: 50 },
  );
});

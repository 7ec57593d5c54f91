import * as fc from "fast-check";
import { expect, it } from "vitest";
import { fitsCurrency, toMinor } from "../money/minor-units.ts";
import { aggregatesOf } from "./aggregates-of.ts";

const lines = fc.array(
  fc.record({
    payer: fc.constantFrom("employer" as const, "employee" as const),
    adjustment: fc.boolean(),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    employee_id: fc.constantFrom("ee_1", "ee_2", "ee_3"),
    currency: fc.constantFrom("eur" as const, "jpy" as const, "kwd" as const),
  }),
);

it("adds up each currency by itself, to its minor unit", () => {
  fc.assert(
    fc.property(lines, (lines) => {
      const aggregates = aggregatesOf(lines);
      expect(aggregates.map(({ currency }) => currency)).toEqual(
        [...new Set(lines.map(({ currency }) => currency))].toSorted(),
      );
      for (const { currency, employee_count, ...totals } of aggregates) {
        const own = lines.filter((line) => line.currency === currency);
        const minor = (amount: number): number => toMinor(amount, currency);
        expect(minor(totals.employer_contribution_total) + minor(totals.employee_contribution_total)).toBe(
          minor(totals.total),
        );
        expect(minor(totals.total)).toBe(own.reduce((sum, { amount }) => sum + amount, 0));
        expect(minor(totals.adjustment_total)).toBe(
          own.reduce((sum, { adjustment, amount }) => sum + (adjustment ? amount : 0), 0),
        );
        expect(employee_count).toBe(new Set(own.map(({ employee_id }) => employee_id)).size);
        for (const total of Object.values(totals)) {
          expect(fitsCurrency(total, currency)).toBe(true);
          expect(Object.is(total, -0)).toBe(false);
        }
      }
    }),
  );
});

it("has nothing to say of a report without lines", () => {
  expect(aggregatesOf([])).toEqual([]);
});

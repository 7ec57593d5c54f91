import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { currencies } from "../testing/families.ts";
import { splitContributions, splitTax, sumContributions, termOf } from "./contributions.ts";
import { decimalsOf } from "./decimals-of.ts";
import { rounded } from "./fraction.ts";
import { fitsCurrency, fromMinor, percentageOf, toMinor } from "./minor-units.ts";
import { proRata, proRataShares } from "./pro-rata.ts";

const minors = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const amounts = fc.nat({ max: 1_000_000_000 });
const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const currency = fc.constantFrom(...currencies);

describe("minor units", () => {
  it("come back as they went, in currencies with 0, 2, 3 and 4 decimals", () => {
    fc.assert(
      fc.property(minors, currency, (minor, code) => {
        const amount = fromMinor(minor, code);
        expect(toMinor(amount, code)).toBe(minor + 0);
        expect(fitsCurrency(amount, code)).toBe(true);
        expect(Object.is(amount, -0)).toBe(false);
      }),
    );
  });

  it("read a number as it is written, not as binary has it", () => {
    expect(toMinor(1.005, "eur")).toBe(101);
    expect(toMinor(-1.005, "eur")).toBe(-101);
    expect(toMinor(1e-7, "eur")).toBe(0);
    expect(toMinor(1e21, "jpy")).toBe(1e21);
    expect(toMinor(-0, "eur")).toBe(0);
  });

  it("say when an amount is finer than its currency", () => {
    expect(fitsCurrency(0.005, "eur")).toBe(false);
    expect(fitsCurrency(0.005, "kwd")).toBe(true);
    expect(fitsCurrency(0.5, "jpy")).toBe(false);
    expect(fitsCurrency(Number.POSITIVE_INFINITY, "eur")).toBe(false);
  });

  it("know the decimals that Intl has wrong or not at all", () => {
    expect(["eur", "jpy", "kwd", "clf", "uyw", "iqd", "xau", "che"].map(decimalsOf)).toEqual([
      2, 0, 3, 4, 4, 3, 0, 2,
    ]);
  });
});

describe("percentages and tax", () => {
  it("round away from zero, so that a refund equals its charge", () => {
    fc.assert(
      fc.property(amounts, rates, (amount, rate) => {
        expect(rounded(percentageOf(-amount, rate))).toBe(0 - rounded(percentageOf(amount, rate)));
        const [charge, refund] = [splitTax(amount, rate), splitTax(-amount, rate)];
        expect(refund.tax).toBe(0 - charge.tax);
      }),
    );
  });

  it("keep net + tax = gross and employee + employer = total, and nothing below zero", () => {
    fc.assert(
      fc.property(amounts, fc.nat({ max: 100 }), rates, (total, share, rate) => {
        const split = splitContributions(total, rounded(percentageOf(total, share)), rate);
        for (const part of Object.values(split)) {
          expect(part.net + part.tax).toBe(part.gross);
          expect(Math.min(part.net, part.tax)).toBeGreaterThanOrEqual(0);
        }
        for (const column of ["net", "tax", "gross"] as const) {
          expect(split.employee_contribution[column] + split.employer_contribution[column]).toBe(
            split.total[column],
          );
        }
      }),
    );
  });

  it("make a term of what the months add up to", () => {
    fc.assert(
      fc.property(amounts, rates, fc.integer({ min: 0, max: 24 }), (total, rate, months) => {
        const month = splitContributions(total, rounded(percentageOf(total, 37)), rate);
        expect(termOf(month, months)).toEqual(sumContributions(Array.from({ length: months }, () => month)));
      }),
    );
  });
});

describe("parts of a month", () => {
  it("add up, and a whole month is the monthly amount", () => {
    const { parts, total } = proRata(8643, "2026-01-20", "2026-12-05");
    expect(parts).toHaveLength(12);
    expect(parts.slice(1, -1).every(({ amount }) => amount === 8643)).toBe(true);
    expect(total).toBe(parts.reduce((sum, { amount }) => sum + amount, 0));
  });

  it("are none when the end comes before the start", () => {
    expect(proRata(8643, "2026-02-02", "2026-02-01")).toEqual({ parts: [], total: 0 });
  });

  it("leave the employee the rest of each month", () => {
    const shares = proRataShares({ total: 12_345, employer: 8271 }, "2026-06-16", "2027-02-11");
    for (const part of [...shares.parts, shares]) expect(part.employee + part.employer).toBe(part.total);
  });
});

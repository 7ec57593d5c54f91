import { expect, test } from "vitest";
import { nextPayday, paydayOf, payslipsOf } from "./payslips.ts";

const employment = {
  salary: 58_500,
  start_on: "2024-10-08",
  benefits: { from: "2026-12-01", monthly: 4_325 },
};

test("every payslip adds up, and years to date are the sums of their months", () => {
  const payslips = payslipsOf(employment, "2027-02-10");
  expect(payslips).toHaveLength(12);
  for (const { earnings, deductions, gross, deducted, net } of payslips) {
    expect(earnings.reduce((sum, { amount }) => sum + amount, 0)).toBe(gross);
    expect(deductions.reduce((sum, { amount }) => sum + amount, 0)).toBe(deducted);
    expect(gross - deducted).toBe(net);
  }
  const taxYear = payslips.filter(({ id }) => id >= "2026-04");
  const tax = taxYear.map(({ deductions }) => deductions.find(({ code }) => code === "income_tax"));
  expect(tax[0]?.year_to_date).toBe(tax.reduce((sum, line) => sum + (line?.amount ?? 0), 0));
});

test("benefits are deducted from the month in which cover starts", () => {
  const [january, december, november] = payslipsOf(employment, "2027-02-10");
  const benefits = (payslip: typeof january) => payslip?.deductions.find(({ code }) => code === "benefits");
  expect(benefits(january)).toEqual({ code: "benefits", amount: 4_325, year_to_date: 8_650 });
  expect(benefits(december)?.year_to_date).toBe(4_325);
  expect(benefits(november)).toBeUndefined();
});

test("payday is the 28th, or the working day before", () => {
  expect(paydayOf("2026-11")).toBe("2026-11-27"); // the 28th is a Saturday
  expect(nextPayday("2026-11-27", "2020-01-01")).toBe("2026-11-27");
  expect(nextPayday("2026-11-28", "2020-01-01")).toBe("2026-12-28");
});

test("an employee who starts in the middle of a month is paid for its days, and not before", () => {
  const starter = { salary: 36_000, start_on: "2026-11-16", benefits: null };
  expect(payslipsOf(starter, "2026-11-18")).toEqual([]);
  expect(payslipsOf(starter, "2026-11-28").map(({ gross }) => gross)).toEqual([150_000]);
});

import type { MinorUnits } from "./minor-units.ts";
import { decimal, scale } from "./fraction.ts";

/** An amount with its tax, in minor units: net + tax = gross. */
export interface Taxed {
  net: MinorUnits;
  tax: MinorUnits;
  gross: MinorUnits;
}

/** The parts of employee and employer, which add up to the total. Field names are those of the interface. */
export interface Contributions<Amount> {
  employee_contribution: Amount;
  employer_contribution: Amount;
  total: Amount;
}

/** Splits a gross amount: the tax is gross × rate / (100 + rate), rounded half up; net is the rest. */
export function splitTax(gross: MinorUnits, taxRatePercent: number): Taxed {
  const rate = decimal(taxRatePercent);
  const tax = scale(gross, {
    numerator: rate.numerator,
    denominator: 100n * rate.denominator + rate.numerator,
  });
  return { net: gross - tax, tax, gross };
}

/**
 * Splits a gross total and the employer's gross part of it into net and tax.
 * The employee's figures are total − employer, for net, tax and gross (decisions §6, "Exactness").
 */
export function splitContributions(
  total: MinorUnits,
  employer: MinorUnits,
  taxRatePercent: number,
): Contributions<Taxed> {
  const all = splitTax(total, taxRatePercent);
  const part = splitTax(employer, taxRatePercent);
  return {
    employee_contribution: combine(all, part, (a, b) => a - b),
    employer_contribution: part,
    total: all,
  };
}

/** Multiplies the monthly figures by a number of whole months; the tax is not calculated again. */
export function termOf(monthly: Contributions<Taxed>, months: number): Contributions<Taxed> {
  return mapContributions(monthly, (amount) => combine(amount, amount, (a) => a * months));
}

/** Adds up several months. */
export function sumContributions(months: readonly Contributions<Taxed>[]): Contributions<Taxed> {
  const sum = (part: keyof Contributions<Taxed>): Taxed =>
    months.reduce((total, month) => combine(total, month[part], (a, b) => a + b), {
      net: 0,
      tax: 0,
      gross: 0,
    });
  return {
    employee_contribution: sum("employee_contribution"),
    employer_contribution: sum("employer_contribution"),
    total: sum("total"),
  };
}

/** Applies a function to the three parts, for example to convert minor units to currency units. */
export function mapContributions<From, To>(
  contributions: Contributions<From>,
  change: (amount: From) => To,
): Contributions<To> {
  return {
    employee_contribution: change(contributions.employee_contribution),
    employer_contribution: change(contributions.employer_contribution),
    total: change(contributions.total),
  };
}

function combine(a: Taxed, b: Taxed, operation: (a: MinorUnits, b: MinorUnits) => MinorUnits): Taxed {
  return { net: operation(a.net, b.net), tax: operation(a.tax, b.tax), gross: operation(a.gross, b.gross) };
}

import type { MinorUnits } from "./minor-units.ts";
import { decimal, scale } from "./fraction.ts";

/** net + tax = gross, in minor units. */
export interface Taxed {
  net: MinorUnits;
  tax: MinorUnits;
  gross: MinorUnits;
}

/** Who pays what: employee + employer = total, in every column. Named as the wire names it. */
export interface Contributions<Amount> {
  employee_contribution: Amount;
  employer_contribution: Amount;
  total: Amount;
}

/** Takes out the tax that is inside a gross amount: gross × rate / (100 + rate), half up; net is the rest. */
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
 * The employee's figures are total − employer, in every column (decisions §6, "Exactness").
 */
export function splitContributions(
  total: MinorUnits,
  employer: MinorUnits,
  taxRatePercent: number,
): Contributions<Taxed> {
  const whole = splitTax(total, taxRatePercent);
  const part = splitTax(employer, taxRatePercent);
  return {
    employee_contribution: combine(whole, part, (a, b) => a - b),
    employer_contribution: part,
    total: whole,
  };
}

/** What whole months add up to: each monthly figure × months; the tax is not worked out anew. */
export function termOf(monthly: Contributions<Taxed>, months: number): Contributions<Taxed> {
  return mapContributions(monthly, (amount) => combine(amount, amount, (a) => a * months));
}

/** The sum of several months, column by column. */
export function sumContributions(months: readonly Contributions<Taxed>[]): Contributions<Taxed> {
  const sum = (part: keyof Contributions<Taxed>): Taxed =>
    months.reduce((so, month) => combine(so, month[part], (a, b) => a + b), { net: 0, tax: 0, gross: 0 });
  return {
    employee_contribution: sum("employee_contribution"),
    employer_contribution: sum("employer_contribution"),
    total: sum("total"),
  };
}

/** Applies a function to the three parts, for example to turn minor units into what travels. */
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

function combine(a: Taxed, b: Taxed, how: (a: MinorUnits, b: MinorUnits) => MinorUnits): Taxed {
  return { net: how(a.net, b.net), tax: how(a.tax, b.tax), gross: how(a.gross, b.gross) };
}

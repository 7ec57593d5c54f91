import type { BenefitType, StaffMember } from "./wire-employer.ts";

/** Requests and responses between the payroll page and its backend. Amounts are in the currency's own unit. */

/** A month's report in short. */
export interface PayrollReport {
  id: string;
  /** `YYYY-MM`. */
  month: string;
  status: "open" | "finalized";
  finalized_at: string | null;
  /** One for each currency. */
  totals: PayrollTotals[];
}

export interface PayrollTotals {
  currency: string;
  employees: number;
  employer: number;
  employee: number;
  /** How much of the total corrects earlier months. */
  adjustments: number;
  total: number;
}

/** `GET /api/employer/payroll`. */
export interface Payroll {
  /** Newest first. */
  reports: PayrollReport[];
  /** The next first day of cover, and of how many employees; null where none is known. */
  next_start: NextStart | null;
  /** The first day of the next group policy to begin, before anyone has chosen; null where each has begun. */
  next_policy: string | null;
}

export interface NextStart {
  on: string;
  /** The first payday on which it is deducted. */
  payday: string;
  employees: number;
  /** What a month of their cover costs, one for each currency; none where only a part of the first month is covered. */
  costs: ({ currency: string; people: PaidForEmployee[] } & Pick<
    PayrollTotals,
    "employer" | "employee" | "total"
  >)[];
}

/** What is paid for an employee in a month. */
export interface PaidForEmployee {
  employee: StaffMember;
  employer: number;
  employee_pays: number;
  total: number;
}

/** `GET /api/employer/payroll/{id}`. */
export interface PayrollMonth {
  report: PayrollReport;
  /** The month before, `YYYY-MM`; null where it has no report, so that there is nothing to compare with. */
  compared_with: string | null;
  currencies: PayrollCurrency[];
}

export interface PayrollCurrency {
  totals: PayrollTotals;
  difference: PayrollDifference;
  benefits: PayrollBenefit[];
  /** The employees of this month or the one before, by last name. */
  employees: PayrollEmployee[];
}

/** What one benefit costs, adjustments included. */
export interface PayrollBenefit {
  benefit_type: BenefitType;
  employer: number;
  employee: number;
  total: number;
}

/** Why a month's total differs from the last one's; the parts add up to `total`. */
export interface PayrollDifference {
  joined: Part;
  left: Part;
  changed: Part;
  /** Corrections of earlier months in this report. */
  corrected: Part;
  /** Corrections of the last report, which were due once. */
  corrected_before: Part;
  total: number;
}

interface Part {
  employees: number;
  amount: number;
}

export type PayrollChange = "joined" | "left" | "changed" | "corrected";

/** Adjustments are in what is paid. */
export interface PayrollEmployee extends PaidForEmployee {
  /** The company's own staff number; null where there is none. */
  staff_number: string | null;
  benefits: PayrollBenefit[];
  /** To the month before. */
  difference: number;
  changes: PayrollChange[];
  /** The days that this month covers, where it is not the whole month; the same of the month before. */
  covered: Days | null;
  covered_before: Days | null;
  adjustments: PayrollAdjustment[];
}

export interface Days {
  from: string;
  to: string;
}

/** A correction of one month of cover, for one benefit and payer. */
export interface PayrollAdjustment {
  benefit_type: BenefitType;
  payer: "employer" | "employee";
  amount: number;
  /** The month that it is about, `YYYY-MM`. */
  month: string;
  /** False where that month had nothing to correct. */
  corrects: boolean;
}

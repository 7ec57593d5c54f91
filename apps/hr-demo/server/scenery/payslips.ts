import type { PayLine, PayLineCode, Payslip } from "../../src/wire.ts";
import { addDays, addMonths, daysBetween, daysInMonth, isWorkingDay } from "../dates.ts";

interface Employment {
  /** Pounds a year. */
  salary: number;
  start_on: string;
  /** What the employee pays towards benefits, in pence a month, from the first of a month on. */
  benefits: { from: string; monthly: number } | null;
}

const shown = 12;

/** The 28th, or the last working day before. */
export function paydayOf(month: string) {
  let day = `${month}-28`;
  while (!isWorkingDay(day)) day = addDays(day, -1);
  return day;
}

/** The next payday that is not before today, nor before the first day of work. */
export function nextPayday(today: string, start_on: string) {
  const from = today > start_on ? today : start_on;
  const thisMonth = paydayOf(from.slice(0, 7));
  return thisMonth >= from ? thisMonth : paydayOf(addMonths(from.slice(0, 7), 1));
}

/** At most twelve, the newest first. Lines add up, and years to date are sums of the months before. */
export function payslipsOf(employment: Employment, today: string): Payslip[] {
  const soFar = new Map<PayLineCode, number>();
  // A tax year more than is shown, so that the oldest one's year to date is right too.
  return Array.from({ length: shown + 12 }, (_, back) => addMonths(today.slice(0, 7), back - shown - 11))
    .filter((month) => paydayOf(month) <= today && employment.start_on <= paydayOf(month))
    .map((month) => payslip(employment, month, soFar))
    .toReversed()
    .slice(0, shown);
}

function payslip(employment: Employment, month: string, soFar: Map<PayLineCode, number>): Payslip {
  if (month.endsWith("-04")) soFar.clear(); // the tax year starts on 6 April
  const line = (code: PayLineCode, amount: number): PayLine => {
    const year_to_date = (soFar.get(code) ?? 0) + amount;
    soFar.set(code, year_to_date);
    return { code, amount, year_to_date };
  };
  const pay = monthsPay(grossOf(employment, month));
  const earnings = [line("basic_pay", pay.gross)];
  const deductions = deducted(pay, employment, month).map(([code, amount]) => line(code, amount));
  const sum = deductions.reduce((total, { amount }) => total + amount, 0);
  return {
    id: month,
    paid_on: paydayOf(month),
    tax_code: "1257L",
    earnings,
    deductions,
    employer_pays: [line("employer_pension", pay.employerPension)],
    gross: pay.gross,
    deducted: sum,
    net: pay.gross - sum,
  };
}

function deducted(pay: MonthsPay, { benefits }: Employment, month: string): [PayLineCode, number][] {
  const covered = benefits !== null && benefits.from.slice(0, 7) <= month;
  return [
    ["income_tax", pay.incomeTax],
    ["national_insurance", pay.nationalInsurance],
    ["pension", pay.pension],
    ...(covered ? [["benefits", benefits.monthly] as [PayLineCode, number]] : []),
  ];
}

/** A twelfth of the year; in the first month by days. */
function grossOf({ salary, start_on }: Employment, month: string) {
  const full = Math.round((salary * 100) / 12);
  if (start_on.slice(0, 7) !== month) return full;
  const days = daysInMonth(month);
  return Math.round((full * (days - daysBetween(`${month}-01`, start_on))) / days);
}

/** What a month's pay leads to. Everything in pence. */
interface MonthsPay {
  gross: number;
  pension: number;
  incomeTax: number;
  nationalInsurance: number;
  employerPension: number;
}

/** Tax year 2026/27: income tax on a month's part of the yearly bands, code 1257L. */
const allowance = 104_750;
const taxBands = [
  { upTo: 314_167, percent: 20 },
  { upTo: 938_083, percent: 40 },
  { upTo: Number.POSITIVE_INFINITY, percent: 45 },
];

/** National Insurance, category A. */
const insuranceBands = [
  { upTo: 104_800, percent: 0 },
  { upTo: 418_900, percent: 8 },
  { upTo: Number.POSITIVE_INFINITY, percent: 2 },
];

/** Pension contributions come off before tax ("net pay"): 5 % from the employee, 4 % from the employer. */
function monthsPay(gross: number): MonthsPay {
  const pension = percent(gross, 5);
  return {
    gross,
    pension,
    incomeTax: inBands(Math.max(0, gross - pension - allowance), taxBands),
    nationalInsurance: inBands(gross, insuranceBands),
    employerPension: percent(gross, 4),
  };
}

const percent = (amount: number, rate: number) => Math.round((amount * rate) / 100);

function inBands(amount: number, bands: { upTo: number; percent: number }[]) {
  let from = 0;
  let sum = 0;
  for (const band of bands) {
    sum += percent(Math.max(0, Math.min(amount, band.upTo) - from), band.percent);
    from = band.upTo;
  }
  return sum;
}

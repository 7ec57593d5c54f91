import type { ListItem } from "@enrolkit/client";
import type { BenefitType } from "../../src/wire-employer.ts";
import type {
  Days,
  PayrollAdjustment,
  PayrollBenefit,
  PayrollChange,
  PayrollEmployee,
} from "../../src/wire-payroll.ts";

type FullBreakdown = ListItem<"ListEmployeeBreakdownsForContributionReport">;
type FullLine = NonNullable<FullBreakdown["health_insurance"]>["employer_contributions"][number];
type ContributionLine = Pick<FullLine, "adjustment" | "adjustment_for" | "amount" | "cover_period">;

interface Contributions {
  readonly employer_contributions: readonly ContributionLine[];
  readonly employee_contributions: readonly ContributionLine[];
}

/** What payroll reads of an employee's breakdown. */
export type Breakdown = Pick<FullBreakdown, "currency" | "employee_id" | "period"> & {
  readonly [Benefit in BenefitType]?: Contributions | null | undefined;
};

interface Line extends ContributionLine {
  payer: "employer" | "employee";
  benefit_type: BenefitType;
}

const benefitTypes = ["health_insurance", "life_assurance"] as const;
const payers = ["employer", "employee"] as const;

/** An employee's month: what is regularly due, and what corrects earlier months. */
export interface MonthOfEmployee {
  regular: number;
  adjustments: number;
  breakdown: Breakdown | undefined;
}

export function monthOfEmployee(breakdown: Breakdown | undefined, currency: string): MonthOfEmployee {
  const lines = linesOf(breakdown);
  const sum = (adjustment: boolean) =>
    sumOfLines(
      lines.filter((line) => line.adjustment === adjustment),
      currency,
    );
  return { regular: sum(false), adjustments: sum(true), breakdown };
}

/** What each benefit costs in some breakdowns, of those that have lines. */
export function benefitsOf(
  breakdowns: readonly (Breakdown | undefined)[],
  currency: string,
): PayrollBenefit[] {
  const lines = breakdowns.flatMap(linesOf);
  return benefitTypes.flatMap((benefit_type) => {
    const own = lines.filter((line) => line.benefit_type === benefit_type);
    if (own.length === 0) return [];
    return [{ benefit_type, ...paidIn(own, currency), total: sumOfLines(own, currency) }];
  });
}

/** What the company and its employees pay of some lines. */
function paidIn(lines: readonly Line[], currency: string): Record<Line["payer"], number> {
  const paidBy = (payer: Line["payer"]) =>
    sumOfLines(
      lines.filter((line) => line.payer === payer),
      currency,
    );
  return { employer: paidBy("employer"), employee: paidBy("employee") };
}

/** An employee's month, compared with the one before. */
export function describeEmployee(
  { employee, staff_number }: Pick<PayrollEmployee, "employee" | "staff_number">,
  now: MonthOfEmployee,
  before: MonthOfEmployee,
  currency: string,
): PayrollEmployee {
  const lines = linesOf(now.breakdown);
  const paid = paidIn(lines, currency);
  const total = sumOf([now.regular, now.adjustments], currency);
  return {
    employee,
    staff_number,
    benefits: benefitsOf([now.breakdown], currency),
    employer: paid.employer,
    employee_pays: paid.employee,
    total,
    difference: sumOf([total, -before.regular, -before.adjustments], currency),
    changes: changesOf(now, before),
    covered: partlyCovered(now.breakdown),
    covered_before: partlyCovered(before.breakdown),
    adjustments: adjustmentsIn(lines, currency),
  };
}

/** What happened since the month before; a correction may come with each of the others. */
export function changesOf(now: MonthOfEmployee, before: MonthOfEmployee): PayrollChange[] {
  const [is, was] = [now, before].map(hasRegular);
  const corrected = linesOf(now.breakdown).some(({ adjustment }) => adjustment);
  return [
    ...(is && !was ? (["joined"] as const) : []),
    ...(was && !is ? (["left"] as const) : []),
    ...(is && was && now.regular !== before.regular ? (["changed"] as const) : []),
    ...(corrected ? (["corrected"] as const) : []),
  ];
}

const hasRegular = ({ breakdown }: MonthOfEmployee) =>
  linesOf(breakdown).some(({ adjustment }) => !adjustment);

/** The days that are covered, where they are not the whole month. */
function partlyCovered(breakdown: Breakdown | undefined): Days | null {
  const regular = linesOf(breakdown).filter(({ adjustment }) => !adjustment);
  const [from] = regular.map(({ cover_period }) => cover_period.from_date).toSorted();
  const to = regular
    .map(({ cover_period }) => cover_period.to_date)
    .toSorted()
    .at(-1);
  if (!breakdown || !from || !to) return null;
  const { from_date, to_date } = breakdown.period;
  return from === from_date && to === to_date ? null : { from, to };
}

/** Corrections, one for each month, benefit and payer. */
function adjustmentsIn(lines: readonly Line[], currency: string): PayrollAdjustment[] {
  const corrections = lines.filter(({ adjustment }) => adjustment);
  const months = [...new Set(corrections.map(monthOf))].toSorted();
  return months.flatMap((month) =>
    benefitTypes.flatMap((benefit_type) =>
      payers.flatMap((payer) => {
        const those = corrections.filter(
          (line) => monthOf(line) === month && line.benefit_type === benefit_type && line.payer === payer,
        );
        const amount = sumOfLines(those, currency);
        const corrects = those.some(({ adjustment_for }) => adjustment_for !== null);
        return amount === 0 ? [] : [{ benefit_type, payer, amount, month, corrects }];
      }),
    ),
  );
}

/** The month that a line is about. */
const monthOf = ({ cover_period }: Line) => cover_period.from_date.slice(0, 7);

function linesOf(breakdown: Breakdown | undefined): Line[] {
  return benefitTypes.flatMap((benefit_type) =>
    payers.flatMap((payer) =>
      (breakdown?.[benefit_type]?.[`${payer}_contributions`] ?? []).map((line) => ({
        ...line,
        payer,
        benefit_type,
      })),
    ),
  );
}

const sumOfLines = (lines: readonly Line[], currency: string) =>
  sumOf(
    lines.map(({ amount }) => amount),
    currency,
  );

/** Sums in a currency's smallest unit, since cents do not add up in binary fractions. */
export function sumOf(amounts: readonly number[], currency: string): number {
  const scale = 10 ** decimalsOf(currency);
  return amounts.reduce((sum, amount) => sum + Math.round(amount * scale), 0) / scale;
}

const decimalsOf = (currency: string) =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 2;

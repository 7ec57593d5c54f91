import type { CallResult } from "@enrolkit/client";
import type {
  NextStart,
  Payroll,
  PayrollCurrency,
  PayrollDifference,
  PayrollEmployee,
  PayrollMonth,
  PayrollReport,
} from "../../src/wire-payroll.ts";
import type { StaffMember } from "../../src/wire-employer.ts";
import { addMonths, dayIn } from "../dates.ts";
import { notFound } from "../errors.ts";
import { administrator } from "../people/personas.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { nextPayday } from "../scenery/payslips.ts";
import { byId, companyLists, compareLastNames, type Employee, staffDescriber } from "./company.ts";
import {
  benefitsOf,
  type Breakdown,
  changesOf,
  describeEmployee,
  type MonthOfEmployee,
  monthOfEmployee,
  sumOf,
} from "./payroll-employee.ts";

type Report = CallResult<"RetrieveContributionReport">;

/** The company's reports, newest month first, and when the next cover starts. */
export async function describePayroll(opened: OpenSandbox): Promise<Payroll> {
  const lists = companyLists(opened);
  const [reports, clock, policies, groupPolicies, staff] = await Promise.all([
    reportsOf(opened),
    opened.api.call("RetrieveClock"),
    lists.employeePolicies(),
    lists.policies(),
    lists.employees(),
  ]);
  const today = dayIn(administrator.time_zone, clock.now);
  const [next_policy = null] = groupPolicies
    .filter(({ status, starts_on }) => status === "active" && starts_on > today)
    .map(({ starts_on }) => starts_on)
    .toSorted();
  const member = byId(staff);
  const describe = staffDescriber(opened);
  return {
    reports: reports.map(summarize),
    next_start: nextStartOf(policies, today, (id) => describe(member(id))),
    next_policy,
  };
}

export async function reportsOf({ api, world: { employer_id } }: OpenSandbox): Promise<Report[]> {
  const reports = await api.listAll("ListContributionReports", { query: { employer_id } });
  return reports.toSorted((one, other) => (monthOf(one) > monthOf(other) ? -1 : 1));
}

/** Finds a report of the company. Throws `not_found` for any other, though our key may see it. */
export function findReport(reports: readonly Report[], id: string): Report {
  const report = reports.find((each) => each.id === id);
  if (!report) throw notFound("The company has no such report.");
  return report;
}

export const monthOf = ({ period }: Report) => period.from_date.slice(0, 7);

export const summarize = (report: Report): PayrollReport => ({
  id: report.id,
  month: monthOf(report),
  status: report.status,
  finalized_at: report.finalized_at,
  totals: report.aggregates.map((aggregate) => ({
    currency: aggregate.currency,
    employees: aggregate.employee_count,
    employer: aggregate.employer_contribution_total,
    employee: aggregate.employee_contribution_total,
    adjustments: aggregate.adjustment_total,
    total: aggregate.total,
  })),
});

type Cover = Pick<CallResult<"RetrievePolicy">, "effective_from" | "employee_id" | "cost">;

/**
 * The next first day of cover after a day, the payday that follows, and what the first month comes to, employee by employee. A
 * report opens with the first day on which an employee is covered.
 */
export function nextStartOf(
  policies: readonly Cover[],
  today: string,
  staffOf: (employeeId: string) => StaffMember,
): Payroll["next_start"] {
  const coming = policies.filter(({ effective_from }) => effective_from > today);
  const [on] = coming.map(({ effective_from }) => effective_from).toSorted();
  if (on === undefined) return null;
  const starting = coming.filter(({ effective_from }) => effective_from === on);
  return {
    on,
    payday: nextPayday(today, on),
    employees: new Set(starting.map(({ employee_id }) => employee_id)).size,
    // Of a part of a month only those days count.
    costs: on.endsWith("-01") ? costsOf(starting, staffOf) : [],
  };
}

function costsOf(
  starting: readonly Cover[],
  staffOf: (employeeId: string) => StaffMember,
): NextStart["costs"] {
  const currencies = [...new Set(starting.map(({ cost }) => cost.currency))].toSorted();
  return currencies.map((currency) => {
    const own = starting.filter(({ cost }) => cost.currency === currency);
    const ids = [...new Set(own.map(({ employee_id }) => employee_id))];
    return {
      currency,
      ...monthOfCover(own, currency),
      people: sortByLastName(
        ids.map((id) => {
          const its = own.filter(({ employee_id }) => employee_id === id);
          const { employee: employee_pays, ...paid } = monthOfCover(its, currency);
          return { employee: staffOf(id), employee_pays, ...paid };
        }),
      ),
    };
  });
}

/** What a month of some policies costs. */
function monthOfCover(policies: readonly Cover[], currency: string) {
  const sum = (part: keyof Cover["cost"]["monthly"]) =>
    sumOf(
      policies.map(({ cost }) => cost.monthly[part].gross),
      currency,
    );
  return {
    employer: sum("employer_contribution"),
    employee: sum("employee_contribution"),
    total: sum("total"),
  };
}

const sortByLastName = <Row extends Pick<PayrollEmployee, "employee">>(rows: readonly Row[]) =>
  rows.toSorted((one, other) => compareLastNames(one.employee, other.employee));

/** A month's report, employee by employee, and how it differs from the month before. */
export async function describePayrollMonth(opened: OpenSandbox, id: string): Promise<PayrollMonth> {
  const reports = await reportsOf(opened);
  const report = findReport(reports, id);
  const monthBefore = addMonths(monthOf(report), -1);
  const before = reports.find((each) => monthOf(each) === monthBefore);
  const [now, then, staff] = await Promise.all([
    breakdownsOf(opened, report),
    before ? breakdownsOf(opened, before) : [],
    companyLists(opened).employees(),
  ]);
  const summary = summarize(report);
  return {
    report: summary,
    compared_with: before ? monthBefore : null,
    currencies: comparePayroll(summary, now, then, payrollStaff(opened, staff)),
  };
}

type PayrollStaff = Pick<PayrollEmployee, "employee" | "staff_number"> & { id: string };

function payrollStaff(opened: OpenSandbox, employees: readonly Employee[]): PayrollStaff[] {
  const describe = staffDescriber(opened);
  return employees.map((each) => ({
    id: each.id,
    employee: describe(each),
    staff_number: each.external_id ?? null,
  }));
}

/** Compares a month with the one before, each by its breakdowns, in each currency. */
export function comparePayroll(
  { totals }: Pick<PayrollReport, "totals">,
  now: readonly Breakdown[],
  then: readonly Breakdown[],
  staff: readonly PayrollStaff[],
): PayrollCurrency[] {
  const member = byId(staff);
  const currencies = [...new Set([...now, ...then].map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const compared = pairByEmployee(now, then, currency);
    const total = totals.find((each) => each.currency === currency);
    return {
      totals: total ?? { currency, employees: 0, employer: 0, employee: 0, adjustments: 0, total: 0 },
      difference: differenceOf(compared, currency),
      benefits: benefitsOf(
        now.filter((each) => each.currency === currency),
        currency,
      ),
      employees: sortByLastName(
        compared.map((each) => describeEmployee(member(each.id), each.now, each.before, currency)),
      ),
    };
  });
}

const breakdownsOf = ({ api }: OpenSandbox, { id }: Report): Promise<Breakdown[]> =>
  api.listAll("ListEmployeeBreakdownsForContributionReport", { params: { contribution_report_id: id } });

interface ComparedEmployee {
  id: string;
  now: MonthOfEmployee;
  before: MonthOfEmployee;
}

/** The employees of either month. */
function pairByEmployee(
  now: readonly Breakdown[],
  then: readonly Breakdown[],
  currency: string,
): ComparedEmployee[] {
  const own = (breakdowns: readonly Breakdown[]) => breakdowns.filter((each) => each.currency === currency);
  const ids = new Set([...own(now), ...own(then)].map(({ employee_id }) => employee_id));
  const of = (breakdowns: readonly Breakdown[], id: string) =>
    monthOfEmployee(
      own(breakdowns).find(({ employee_id }) => employee_id === id),
      currency,
    );
  return [...ids].map((id) => ({ id, now: of(now, id), before: of(then, id) }));
}

function differenceOf(compared: ComparedEmployee[], currency: string): PayrollDifference {
  const part = (counts: (each: ComparedEmployee) => boolean, amount: (each: ComparedEmployee) => number) => {
    const those = compared.filter(counts);
    return { employees: those.length, amount: sumOf(those.map(amount), currency) };
  };
  const regular = ({ now, before }: ComparedEmployee) => now.regular - before.regular;
  const since = (change: "joined" | "left" | "changed") =>
    part(({ now, before }) => changesOf(now, before).includes(change), regular);
  const parts = {
    joined: since("joined"),
    left: since("left"),
    changed: since("changed"),
    corrected: part(
      ({ now, before }) => changesOf(now, before).includes("corrected"),
      ({ now }) => now.adjustments,
    ),
    corrected_before: part(
      ({ before }) => before.adjustments !== 0,
      ({ before }) => -before.adjustments,
    ),
  };
  return {
    ...parts,
    total: sumOf(
      Object.values(parts).map(({ amount }) => amount),
      currency,
    ),
  };
}

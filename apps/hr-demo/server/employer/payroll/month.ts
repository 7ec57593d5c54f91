import type { PayrollCurrency, PayrollDifference, PayrollMonth } from "../../../src/wire-payroll.ts";
import { addMonths } from "../../dates.ts";
import type { OpenSandbox } from "../../sandbox/sandbox.ts";
import { byId, companyLists, staffNames } from "../company.ts";
import {
  type Breakdown,
  changesOf,
  describeEmployee,
  type MonthOfEmployee,
  monthOfEmployee,
} from "./employee.ts";
import { sumOf } from "./exact.ts";
import { inShort, monthOf, type Report, reportIn, reportsOf } from "./reports.ts";

/** A month's report, employee by employee, and how it differs from the month before. */
export async function describePayrollMonth(opened: OpenSandbox, id: string): Promise<PayrollMonth> {
  const reports = await reportsOf(opened);
  const report = reportIn(reports, id);
  const monthBefore = addMonths(monthOf(report), -1);
  const before = reports.find((each) => monthOf(each) === monthBefore);
  const [now, then, staff] = await Promise.all([
    breakdownsOf(opened, report),
    before ? breakdownsOf(opened, before) : [],
    companyLists(opened).employees(),
  ]);
  const named = staffNames(opened);
  const employee = byId(staff);
  const short = inShort(report);
  const currencies = [...new Set([...now, ...then].map(({ currency }) => currency))].toSorted();
  return {
    report: short,
    compared_with: before ? monthBefore : null,
    currencies: currencies.map((currency): PayrollCurrency => {
      const everybody = beside(now, then, currency);
      const totals = short.totals.find((each) => each.currency === currency);
      return {
        totals: totals ?? { currency, employees: 0, employer: 0, employee: 0, adjustments: 0, total: 0 },
        difference: differenceOf(everybody, currency),
        employees: everybody
          .map((each) => describeEmployee(named(employee(each.id)), each.now, each.before, currency))
          .toSorted((one, other) => one.employee.last_name.localeCompare(other.employee.last_name, "en")),
      };
    }),
  };
}

const breakdownsOf = ({ api }: OpenSandbox, { id }: Report): Promise<Breakdown[]> =>
  api.listAll("ListEmployeeBreakdownsForContributionReport", { params: { contribution_report_id: id } });

interface Beside {
  id: string;
  now: MonthOfEmployee;
  before: MonthOfEmployee;
}

/** Everybody of either month. */
function beside(now: Breakdown[], then: Breakdown[], currency: string): Beside[] {
  const own = (breakdowns: Breakdown[]) => breakdowns.filter((each) => each.currency === currency);
  const ids = new Set([...own(now), ...own(then)].map(({ employee_id }) => employee_id));
  const of = (breakdowns: Breakdown[], id: string) =>
    monthOfEmployee(
      own(breakdowns).find(({ employee_id }) => employee_id === id),
      currency,
    );
  return [...ids].map((id) => ({ id, now: of(now, id), before: of(then, id) }));
}

function differenceOf(everybody: Beside[], currency: string): PayrollDifference {
  const part = (counts: (each: Beside) => boolean, amount: (each: Beside) => number) => {
    const those = everybody.filter(counts);
    return { employees: those.length, amount: sumOf(those.map(amount), currency) };
  };
  const regular = ({ now, before }: Beside) => now.regular - before.regular;
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

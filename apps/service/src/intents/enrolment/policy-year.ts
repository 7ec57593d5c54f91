import { addDays, addMonths } from "@enrolkit/rules";
import type { GroupPolicyRow } from "../../store/rows.ts";

/** Dates are written with four digits of the year. */
const lastDay = "9999-12-31";

/** The last day of the group policy's year that holds a day: one year follows another (decisions §6, "Term"). */
export function policyYearEnd({ year_ends_on }: Pick<GroupPolicyRow, "year_ends_on">, day: string): string {
  if (day <= year_ends_on) return year_ends_on;
  const yearsLater = (years: number) => addDays(addMonths(addDays(year_ends_on, 1), 12 * years), -1);
  const years = Number(day.slice(0, 4)) - Number(year_ends_on.slice(0, 4));
  const end = yearsLater(years) < day ? yearsLater(years + 1) : yearsLater(years);
  return end.length > lastDay.length ? lastDay : end;
}

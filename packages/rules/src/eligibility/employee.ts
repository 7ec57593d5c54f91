import type { EmployeeEligibilityRules, EmployeeIneligibilityCode, EmployeeStatus } from "@enrolkit/contract";
import { ageOn } from "../dates/age.ts";
import { type CivilDate, latestDate } from "../dates/civil-date.ts";

export interface EmployeeToJudge {
  status: EmployeeStatus;
  date_of_birth: CivilDate;
  /** First day of employment; null = not known. */
  start_on?: CivilDate | null | undefined;
  earliest_benefits_start_date?: CivilDate | null | undefined;
  /** Last day of employment; null = not known. */
  end_on?: CivilDate | null | undefined;
}

/** Whether an employee can enrol now, on a known later day, or not at all. */
export type EmployeeEligibility =
  | { kind: "eligible" }
  | { kind: "scheduled"; until: CivilDate }
  | { kind: "ineligible"; code: EmployeeIneligibilityCode };

/**
 * Judges an employee for a plan: status, then a known start (the later of employment and benefits; until it arrives the
 * intent is scheduled), an end before the effective date, then age on that date. `pending` counts as active once the start has arrived.
 * Ages are inclusive (decisions §5, "Enrolment intent").
 */
export function employeeEligibility(
  employee: EmployeeToJudge,
  rules: EmployeeEligibilityRules,
  effectiveFrom: CivilDate,
  today: CivilDate,
): EmployeeEligibility {
  if (employee.status === "restricted") return no("employee_restricted");
  if (employee.status === "inactive" || employee.status === "offboarding") return no("employee_not_active");
  if (employee.start_on == null) return no("employment_not_started");

  const start = latestDate(employee.start_on, employee.earliest_benefits_start_date);
  if (start > today) return { kind: "scheduled", until: start };

  if (employee.end_on != null && employee.end_on < effectiveFrom) return no("employee_not_active");

  const age = ageOn(employee.date_of_birth, effectiveFrom);
  if (age === null || age < (rules.min_age ?? 0)) return no("employee_under_minimum_age");
  if (rules.max_age !== null && age > rules.max_age) return no("employee_above_maximum_age");
  return { kind: "eligible" };
}

function no(code: EmployeeIneligibilityCode): EmployeeEligibility {
  return { kind: "ineligible", code };
}

import type { EmployeeEligibilityRules, EmployeeStatus } from "@enrolkit/types";
import { ageOn } from "../dates/age.ts";
import { type CivilDate, latestDate } from "../dates/civil-date.ts";

export interface EmployeeToJudge {
  status: EmployeeStatus;
  date_of_birth: CivilDate;
  /** The first day of employment; null when it is unknown. */
  start_on?: CivilDate | null | undefined;
  earliest_benefits_start_date?: CivilDate | null | undefined;
  /** The last day of employment; null when it is unknown. */
  end_on?: CivilDate | null | undefined;
}

/** Whether an employee can enrol now, on a later day, or not at all. */
export type EmployeeEligibility =
  | { kind: "eligible" }
  | { kind: "scheduled"; until: CivilDate }
  | { kind: "ineligible"; code: EmployeeIneligibility };

/** Why not: the interface's codes of today. */
type EmployeeIneligibility =
  | "employee_restricted"
  | "employee_not_active"
  | "employment_not_started"
  | "employee_under_minimum_age"
  | "employee_above_maximum_age"
  | "unknown";

/**
 * Decides whether an employee can enrol in a plan, by status, start (the later of employment and benefits; scheduled
 * until then), an end before the effective date, and the age on that date. `pending` counts as active from the start on.
 * Age limits are inclusive (decisions §5, "Enrolment intent").
 */
export function employeeEligibility(
  employee: EmployeeToJudge,
  rules: EmployeeEligibilityRules,
  effectiveFrom: CivilDate,
  today: CivilDate,
): EmployeeEligibility {
  if (employee.status === "restricted") return ineligible("employee_restricted");
  if (employee.status === "inactive" || employee.status === "offboarding")
    return ineligible("employee_not_active");
  if (employee.start_on == null) return ineligible("employment_not_started");

  const start = latestDate(employee.start_on, employee.earliest_benefits_start_date);
  if (start > today) return { kind: "scheduled", until: start };

  if (employee.end_on != null && employee.end_on < effectiveFrom) return ineligible("employee_not_active");

  const age = ageOn(employee.date_of_birth, effectiveFrom);
  if (age === null || age < (rules.min_age ?? 0)) return ineligible("employee_under_minimum_age");
  if (rules.max_age !== null && age > rules.max_age) return ineligible("employee_above_maximum_age");
  return { kind: "eligible" };
}

function ineligible(code: EmployeeIneligibility): EmployeeEligibility {
  return { kind: "ineligible", code };
}

import type { EmployeeIneligibilityCode } from "@enrolkit/contract";

const reasons: Record<EmployeeIneligibilityCode, string> = {
  employee_restricted: "This cover cannot be offered to you. Your HR team can tell you whom to ask.",
  employee_under_minimum_age: "You are below the age from which this cover can begin.",
  employee_above_maximum_age: "You are above the age up to which this cover can begin.",
  employee_not_active: "Your employer has not listed you as an active employee.",
  employment_not_started: "The first day of your employment is not known yet.",
  unknown: "This cover cannot be offered to you at the moment. Your HR team can tell you whom to ask.",
};

/** Why an employee cannot enrol, in words for the end user. */
export function ineligibilityReason(code: EmployeeIneligibilityCode): string {
  return reasons[code];
}

import type { DependentInfo } from "@enrolkit/contract";

/** Whether somebody on a list counts among those who are covered. Whoever does not costs nothing and is not named. */
export function canBeCovered({ status }: Pick<DependentInfo, "status">): boolean {
  return status !== "ineligible" && status !== "restricted";
}

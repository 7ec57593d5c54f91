import type { Scope } from "../context.ts";
import type { RequirementRow } from "../store/rows.ts";

/** Leaves a requirement to be answered, also where the same was asked and answered before. */
export function askAnew(scope: Scope, requirement: RequirementRow): Promise<void> {
  return scope.all.requirements.replace({ ...requirement, is_fulfilled: false, answers: null });
}

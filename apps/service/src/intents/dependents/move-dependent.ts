import { type DependentTrigger, dependentWorkflow, resolveTransition } from "@enrolkit/rules";
import type { DependentRow } from "../../store/rows.ts";

/** Applies a trigger to a dependent. Throws where the table has no transition for it: a mistake of the caller. */
export function moveDependent(dependent: DependentRow, trigger: DependentTrigger): DependentRow {
  const moved = judgeDependent(dependent, trigger);
  if (moved === dependent) throw new Error(`A dependent in ${dependent.status} has no ${trigger}.`);
  return moved;
}

/** As `moveDependent`, for a verdict, which leaves the status where the table has no transition for it. */
export function judgeDependent(dependent: DependentRow, trigger: DependentTrigger): DependentRow {
  const result = resolveTransition(dependentWorkflow, dependent.status, trigger, undefined);
  return result.kind === "transition" ? { ...dependent, status: result.to } : dependent;
}

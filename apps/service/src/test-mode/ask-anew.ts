import type { CommandContext } from "../context.ts";
import type { RequirementRow } from "../store/rows.ts";

/** Leaves a requirement to be answered, also where the same was asked and answered before. */
export function askAnew(context: CommandContext, requirement: RequirementRow): Promise<void> {
  return context.all.requirements.replace({ ...requirement, is_fulfilled: false, answers: null });
}

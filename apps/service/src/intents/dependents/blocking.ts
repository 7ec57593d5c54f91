import type { BlockingDependent } from "@enrolkit/contract";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { judgePeople, planOf } from "./judge.ts";
import { memberSelectionFaults } from "./selections.ts";

/** Who of a completed list can no longer be covered as chosen, and why. Who is covered already is not asked again. */
export async function blockingDependents(
  context: CommandContext,
  list: DependentsManagementIntentRow,
): Promise<BlockingDependent[]> {
  const covered = await planOf(context, list);
  const items = await judgePeople(context, list, covered);
  return list.dependents.flatMap((dependent): BlockingDependent[] => {
    const item = items.find(
      ({ associated_person_id }) => associated_person_id === dependent.associated_person_id,
    );
    const about = { associated_person_id: dependent.associated_person_id, status: dependent.status };
    if (item?.eligibility_status !== "eligible") {
      return [{ ...about, reason: item?.ineligibility_code ?? "unknown" }];
    }
    if (dependent.status !== "ready") return [{ ...about, reason: "changed_since_confirmed" }];
    const faults = memberSelectionFaults(covered, dependent, "");
    return faults.length > 0 ? [{ ...about, reason: "coverage_selection_invalid" }] : [];
  });
}

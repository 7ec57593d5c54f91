import { judgeAgain } from "../dependents/judge.ts";
import type { Scope } from "../services.ts";

/** After a person's record changed: judged anew in every open list, screening included (decisions §2). */
export async function followPersonChange(scope: Scope, employeeId: string, associatedPersonId: string): Promise<void> {
  const open = await scope.all.dependentsManagementIntents.list({ employee_id: employeeId, status: "action_required" });
  for (const intent of open) {
    const restricted_person_ids = intent.restricted_person_ids.filter((id) => id !== associatedPersonId);
    await judgeAgain(scope, { ...intent, restricted_person_ids });
  }
}

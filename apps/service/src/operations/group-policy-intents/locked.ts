import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";

/** A group policy intent that the caller may see, read under its employer's lock. */
export async function lockedGroupPolicy(
  context: OperationContext,
  id: string,
): Promise<GroupPolicyIntentRow> {
  const { employer_id } = await context.visible.groupPolicyIntents.get(id);
  await context.all.employers.lock(employer_id);
  return context.visible.groupPolicyIntents.get(id);
}

import { eraseResponsesAbout } from "../store/idempotency.ts";
import { versionsOf } from "../policies/cover.ts";
import type { CommandContext } from "../context.ts";

/** Kept answers that tell of a person: about them, or about an enrolment whose policies cover or covered them. */
export async function leaveReplays(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  const policies = await context.all.policies.list({ employee_id: employeeId });
  const theirs = policies.filter((policy) =>
    versionsOf(policy).some(({ members }) =>
      members.some(({ associated_person_id }) => associated_person_id === personId),
    ),
  );
  for (const id of [personId, ...theirs.map(({ enrolment_intent_id }) => enrolment_intent_id)])
    await eraseResponsesAbout(context.transaction, context.platform.id, id);
}

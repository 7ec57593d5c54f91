import { invalidState } from "../problem/problem.ts";
import type { CommandContext } from "../context.ts";
import { policiesCovering } from "./covered.ts";
import { forgetPerson, forgetTraces } from "./forget.ts";
import { pseudonymiseMembers } from "./pseudonymise.ts";

/**
 * Erases an associated person for good, on file or deleted before: what deleting leaves, their names in policies that
 * covered them, goes too (docs/decisions/0043). Throws `invalid_state` while a policy covers them.
 */
export async function erasePerson(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<void> {
  const covering = await policiesCovering(context, employeeId, personId);
  if (covering.length > 0) {
    const policies = covering.map(({ id }) => id).join(", ");
    throw invalidState(
      `${personId} is covered (${policies}). Whoever is covered can be erased once they have left the policy, or it has ended.`,
    );
  }
  const onFile = await context.all.associatedPersons.find(personId);
  await (onFile ? forgetPerson : forgetTraces)(context, employeeId, personId);
  await pseudonymiseMembers(context, employeeId, (member) => member === personId);
}

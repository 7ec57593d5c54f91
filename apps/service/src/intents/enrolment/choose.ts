import type { EnrolmentIntentUpdate, PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { checkPolicySelections } from "./check-selections.ts";
import { assertMayMove } from "./may-move.ts";
import { moveSubject } from "./move.ts";

/** Takes the choices of the policy-scoped coverages; an empty list is a submission where nothing is required. */
export async function selectCoverage(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  selections: PlanCoverageOptionSelection[],
): Promise<EnrolmentIntentRow> {
  const subject = await assertMayMove(context, intent, "select");
  checkPolicySelections(subject, selections);
  return moveSubject(context, subject, "select", { coverage_selections: selections });
}

/** Changes the wished start or the choices, and has the enrolment judged anew; null forgets the choices. */
export async function configureEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  { policy_configuration, coverage_selections }: EnrolmentIntentUpdate,
): Promise<EnrolmentIntentRow> {
  const subject = await assertMayMove(context, intent, "configure");
  if (coverage_selections) checkPolicySelections(subject, coverage_selections);
  return moveSubject(context, subject, "configure", {
    ...(policy_configuration !== undefined && {
      policy_configuration: { ...intent.policy_configuration, ...policy_configuration },
    }),
    ...(coverage_selections !== undefined && { coverage_selections }),
  });
}

/** The employee does not want the cover. */
export async function rejectEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<EnrolmentIntentRow> {
  return moveSubject(context, await assertMayMove(context, intent, "reject"), "reject");
}

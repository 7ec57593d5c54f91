import type { EnrolmentIntentUpdate, PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { Scope } from "../../context.ts";
import { checkPolicySelections } from "./check-selections.ts";
import { assertMayMove } from "./may-move.ts";
import { moveSubject } from "./move.ts";

/** Takes the choices of the policy-scoped coverages; an empty list is a submission where nothing is required. */
export async function selectCoverage(
  scope: Scope,
  intent: EnrolmentIntentRow,
  selections: PlanCoverageOptionSelection[],
): Promise<EnrolmentIntentRow> {
  const subject = await assertMayMove(scope, intent, "select");
  checkPolicySelections(subject, selections);
  return moveSubject(scope, subject, "select", { coverage_selections: selections });
}

/** Changes the wished start or the choices, and has the enrolment judged anew; null forgets the choices. */
export async function configureEnrolment(
  scope: Scope,
  intent: EnrolmentIntentRow,
  { policy_configuration, coverage_selections }: EnrolmentIntentUpdate,
): Promise<EnrolmentIntentRow> {
  const subject = await assertMayMove(scope, intent, "configure");
  if (coverage_selections) checkPolicySelections(subject, coverage_selections);
  return moveSubject(scope, subject, "configure", {
    ...(policy_configuration !== undefined && {
      policy_configuration: { ...intent.policy_configuration, ...policy_configuration },
    }),
    ...(coverage_selections !== undefined && { coverage_selections }),
  });
}

/** The employee does not want the cover. */
export async function rejectEnrolment(scope: Scope, intent: EnrolmentIntentRow): Promise<EnrolmentIntentRow> {
  return moveSubject(scope, await assertMayMove(scope, intent, "reject"), "reject");
}

import { invalidState } from "../../problem/problem.ts";
import type {
  ChosenDependent,
  DependentsManagementIntentRow,
  PolicyAmendmentIntentRow,
} from "../../store/rows.ts";
import { beginList, assertNoOpenList } from "../dependents/begin.ts";
import { openSubIntent } from "../dependents/parent.ts";
import { versionOn } from "../../policies/cover.ts";
import type { CommandContext } from "../../context.ts";
import { refuseAfterDeadline } from "./move.ts";
import { type AmendmentSubject, amendmentSubject } from "./subject.ts";

/**
 * Starts the choice of whom a policy covers from now on, from those whom it covers as `ready`, so that an unchanged
 * list changes nothing. One at a time: while one is open a second is refused with `open_intent_id` (decisions §5).
 */
export async function startAmendmentDependents(
  context: CommandContext,
  parent: PolicyAmendmentIntentRow,
): Promise<DependentsManagementIntentRow> {
  if (parent.status !== "action_required") {
    throw invalidState("Dependents can be chosen only while the change waits for them.", {
      current_status: parent.status,
      allowed_statuses: ["action_required"],
    });
  }
  const subject = await amendmentSubject(context, parent);
  refuseAfterDeadline(context, subject);
  assertNoOpenList(parent, openSubIntent(subject));
  const started_with = await coveredOnFile(context, subject);
  const about = {
    parent_intent_type: "policy_amendment_intent" as const,
    group_policy_id: subject.groupPolicy.id,
    plan_id: subject.plan.id,
    amends: { policy_id: subject.policy.id, started_with },
  };
  return beginList(context, parent, about, started_with);
}

/** A member whose record was deleted stays covered and is on no list. */
async function coveredOnFile(
  context: CommandContext,
  { policy, intent }: AmendmentSubject,
): Promise<ChosenDependent[]> {
  const people = await context.all.associatedPersons.list({ employee_id: policy.employee_id });
  const onFile = new Set(people.map(({ id }) => id));
  return versionOn(policy, intent.members_on).members.flatMap(
    ({ associated_person_id: id, coverage_selections }) =>
      id !== null && onFile.has(id)
        ? {
            associated_person_id: id,
            coverage_selections: coverage_selections.length > 0 ? coverage_selections : null,
          }
        : [],
  );
}

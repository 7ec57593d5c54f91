import { invalidState } from "../../problem/problem.ts";
import type {
  ChosenDependent,
  DependentRow,
  DependentsManagementIntentRow,
  EnrolmentIntentRow,
  PolicyAmendmentIntentRow,
} from "../../store/rows.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { startIntent } from "../engine.ts";
import { judgeAgain } from "./judge.ts";
import { dependentsIntent } from "./dependents-intent.ts";

/** What is a list's own, of all that it is made of. */
type About = Pick<
  DependentsManagementIntentRow,
  "parent_intent_type" | "group_policy_id" | "plan_id" | "amends"
>;

/** Begins a list of dependents with those whom it starts from, and judges them. */
export async function beginList(
  context: CommandContext,
  parent: EnrolmentIntentRow | PolicyAmendmentIntentRow,
  about: About,
  startsWith: readonly ChosenDependent[],
): Promise<DependentsManagementIntentRow> {
  const now = timestamp(context);
  const row: DependentsManagementIntentRow = {
    id: context.services.newId("dmi"),
    employee_id: parent.employee_id,
    employer_id: parent.employer_id,
    external_customer_id: parent.external_customer_id,
    parent_intent_id: parent.id,
    ...about,
    status: "action_required",
    dependents: [],
    restricted_person_ids: await knownRestricted(context, parent.id),
    removal_required: false,
    created_at: now,
    updated_at: now,
  };
  const list = await startIntent(context, dependentsIntent, await dependentsIntent.load(context, row));
  const dependents = startsWith.map(
    ({ associated_person_id, coverage_selections }): DependentRow => ({
      associated_person_id,
      status: "pending_confirmation",
      coverage_selections,
      requirement_id: null,
    }),
  );
  return judgeAgain(context, list, dependents);
}

/** Throws the `invalid_state` that names the list which is open already. */
export function assertNoOpenList(parent: { status: string }, open: { id: string } | null | undefined): void {
  if (open == null) return;
  throw invalidState("Dependents are being chosen already. Go on with the intent named by open_intent_id.", {
    current_status: parent.status,
    open_intent_id: open.id,
  });
}

/** Whom screening stopped in an earlier list of the same parent. */
async function knownRestricted(context: CommandContext, parentId: string): Promise<string[]> {
  const earlier = await context.all.dependentsManagementIntents.list({ parent_intent_id: parentId });
  return earlier[0]?.restricted_person_ids ?? [];
}

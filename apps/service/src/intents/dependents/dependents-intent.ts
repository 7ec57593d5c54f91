import {
  type DependentsManagementFacts,
  type DependentsManagementTrigger,
  dependentsManagementWorkflow,
  type UserLocation,
} from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { locationOfEmployee } from "../../location.ts";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { applyTrigger, type Decision, type IntentDescriptor } from "../engine.ts";
import type { CoveredPlan } from "../enrolment/enrolment-context.ts";
import { judgeAgain, mayStay, planOf, selectionsMissing } from "./judge.ts";
import { moveDependent } from "./move-dependent.ts";
import { type ParentDeadline, parentDeadline, parentOf } from "./parent.ts";
import { emitDependents } from "./save.ts";

type List = DependentsManagementIntentRow;

/** A list of dependents with what its rules look at. */
export interface DependentsContext {
  intent: List;
  location: UserLocation;
  covered: CoveredPlan;
  parentDeadline: ParentDeadline | null;
}

export interface DependentsTypes {
  context: DependentsContext;
  trigger: DependentsManagementTrigger;
  facts: DependentsManagementFacts;
}

/** Which associated persons are covered: the list of dependents of an enrolment or an amendment (decisions §5). */
export const dependentsIntent: IntentDescriptor<DependentsTypes> = {
  name: "dependents_management_intent",
  workflow: dependentsManagementWorkflow,
  table: ({ dependentsManagementIntents }) => dependentsManagementIntents,
  lock: ({ all }, { employee_id }) => all.employees.lock(employee_id),
  load: loadDependents,
  facts: ({ intent, covered, parentDeadline }) => ({
    parent_deadline: parentDeadline,
    dependents: intent.dependents.map((dependent) => ({
      associated_person_id: dependent.associated_person_id,
      status: dependent.status,
      selections_missing: selectionsMissing(covered, dependent),
    })),
  }),
  eventData: ({ parent_intent_id }) => ({ parent_intent_id }),

  triggers: {
    confirm: {
      prepare: (context, list) => judgeAgain(context, list),
      change: (_, { intent }) => ({
        removal_required: false,
        dependents: intent.dependents.map((dependent) => moveDependent(dependent, "confirm")),
      }),
    },
    complete: {
      change: (_, { intent }) => screened(intent, []),
      after: (context, list) => parentOf(context, list).completed(context, list),
    },
    screen_restricted: { after: (context, list) => parentOf(context, list).reopened(context, list) },
    cancel: { after: (context, list) => parentOf(context, list).cancelled(context, list) },
  },

  dueWork: {
    "dependents.screen": {
      in: ["processing"],
      at: ({ services, now }) => services.insurer.screenedAt(now),
      fires: screen,
    },
  },

  async entered(context, { intent: before }, { dependents, status }) {
    await emitDependents(context, before, dependents);
    // Who is being screened does not have to act.
    if (before.status === "processing" || status === "processing")
      await parentOf(context, before).screeningChanged(context, before);
  },
};

async function loadDependents(context: CommandContext, intent: List): Promise<DependentsContext> {
  const employee = await context.all.employees.get(intent.employee_id);
  return {
    intent,
    location: await locationOfEmployee(context.all, employee),
    covered: await planOf(context, intent),
    parentDeadline: await parentDeadline(context, intent),
  };
}

/**
 * Screens the people on a list: all are ready, or some have to be removed first. Members of the policy that is changed
 * were screened for it, under the name that it keeps.
 */
async function screen(
  context: CommandContext,
  { intent }: DependentsContext,
): Promise<Decision<DependentsTypes>> {
  const people = await context.all.associatedPersons.list({ employee_id: intent.employee_id });
  const stopped = intent.dependents
    .filter(({ associated_person_id }) => !mayStay(intent, associated_person_id))
    .map(({ associated_person_id }) => people.find(({ id }) => id === associated_person_id))
    .filter((person) => person !== undefined)
    .filter((person) => context.services.insurer.screen(person) === "restricted")
    .map(({ id }) => id);
  if (stopped.length === 0) return { trigger: "complete" };
  return { trigger: "screen_restricted", change: screened(intent, stopped) };
}

/** The columns of a list after its screening; `stopped` are the people who cannot be covered. */
export function screened(list: List, stopped: readonly string[]): Partial<List> {
  return {
    removal_required: stopped.length > 0,
    restricted_person_ids: [...new Set([...list.restricted_person_ids, ...stopped])],
    dependents: list.dependents.map((dependent) =>
      moveDependent(dependent, stopped.includes(dependent.associated_person_id) ? "restrict" : "clear"),
    ),
  };
}

/** Ends the list of a parent that has ended, unless it is completed. */
export async function endListOfParent(context: CommandContext, list: List | undefined): Promise<void> {
  if (list === undefined || list.status === "completed") return;
  await applyTrigger(context, dependentsIntent, list, "parent_ended");
}

import { isDeadlinePassed } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { locationOfEmployee } from "../../location.ts";
import type { ChosenDependent, DependentsManagementIntentRow } from "../../store/rows.ts";
import {
  applyTrigger,
  type IntentContext,
  type IntentDescriptor,
  type IntentRow,
  type IntentTypes,
  renewDeadline,
  renewPassedDeadline,
} from "../engine.ts";
import type { CoveredPlan } from "../enrolment/enrolment-context.ts";

type List = DependentsManagementIntentRow;

/** The types of a kind of intent that has dependents chosen for it. */
export interface ParentTypes extends IntentTypes {
  context: IntentContext & {
    intent: Pick<List, "employee_id" | "employer_id" | "external_customer_id"> & {
      completed_sub_intent_id: string | null;
      settled: unknown;
    };
    subIntent: List | undefined;
  };
}

/** A kind of intent that has dependents chosen for it. */
export interface ParentDescriptor<I extends ParentTypes> extends IntentDescriptor<I> {
  readonly name: List["parent_intent_type"];
  readonly dependents: DependentsAdapter<I>;
}

/** How a kind of parent treats its lists of dependents. */
export interface DependentsAdapter<I extends ParentTypes> {
  /** The plan that a list is for, with the day on which its people are judged. */
  planOf(context: CommandContext, parent: IntentRow<I>, list: List): Promise<CoveredPlan>;
  /** The parent's deadline as a list shows it to callers; null while it has none. */
  dueBy(context: CommandContext, parent: IntentRow<I>): Promise<string | null> | string | null;
  /** Throws `invalid_state` where the parent's reason does not let people be added, or covered people be dropped. */
  assertMay?(parent: IntentRow<I>, list: List, change: "add" | "drop"): void;
  /** The parent's trigger that a completed list fires; absent where its status stays. */
  readonly completed?: I["trigger"];
  /** Runs when the screening of a list begins or ends. */
  screeningChanged?(context: CommandContext, parent: IntentRow<I>): Promise<void>;
  /** The only status in which a list can be started. */
  readonly startsIn: IntentRow<I>["status"];
  /** The `detail` of the problem in any other status. */
  readonly notStarted: string;
  /** Returns what a new list is for, and the dependents it starts with. Throws where there is nothing to choose. */
  newList(context: CommandContext, loaded: I["context"]): Promise<NewList> | NewList;
}

type NewList = Pick<List, "group_policy_id" | "plan_id" | "amends"> & {
  startsWith: readonly ChosenDependent[];
};

/** The parent of a list of dependents, whatever its kind. */
export interface DependentsParent {
  planOf(context: CommandContext, list: List): Promise<CoveredPlan>;
  dueBy(context: CommandContext, list: List): Promise<string | null>;
  assertMay(context: CommandContext, list: List, change: "add" | "drop"): Promise<void>;
  /** Whether a parent that is not confirmed yet relies on this list. */
  reliesOn(context: CommandContext, list: List): Promise<boolean>;
  /** All dependents are ready. */
  completed(context: CommandContext, list: List): Promise<void>;
  /** Screening stopped a dependent, who has to be removed. */
  reopened(context: CommandContext, list: List): Promise<void>;
  /** The screening of a list has begun or ended. */
  screeningChanged(context: CommandContext, list: List): Promise<void>;
  /** The list was cancelled. */
  cancelled(context: CommandContext, list: List): Promise<void>;
}

export type DependentsParents = Readonly<Record<List["parent_intent_type"], DependentsParent>>;

/** The parent of a list. It comes with the services: parents import lists, so lists cannot import parents. */
export function parentOf({ services }: CommandContext, list: List): DependentsParent {
  return services.dependentsParents[list.parent_intent_type];
}

export function dependentsParent<I extends ParentTypes>(descriptor: ParentDescriptor<I>): DependentsParent {
  const adapter = descriptor.dependents;
  const find = (context: CommandContext, list: List) =>
    descriptor.table(context.all).get(list.parent_intent_id);
  const load = async (context: CommandContext, list: List) =>
    descriptor.load(context, await find(context, list));
  return {
    planOf: async (context, list) => adapter.planOf(context, await find(context, list), list),
    dueBy: async (context, list) => adapter.dueBy(context, await find(context, list)),
    async assertMay(context, list, change) {
      adapter.assertMay?.(await find(context, list), list, change);
    },
    async reliesOn(context, list) {
      const { completed_sub_intent_id, settled } = await find(context, list);
      return completed_sub_intent_id === list.id && settled === null;
    },
    async completed(context, list) {
      const parent = await find(context, list);
      const change = { completed_sub_intent_id: list.id } as Partial<IntentRow<I>>;
      if (adapter.completed !== undefined) {
        await applyTrigger(context, descriptor, parent, adapter.completed, () => change);
        return;
      }
      await descriptor.table(context.all).replace({ ...parent, ...change });
      // The deadline waited for the screening.
      await renewPassedDeadline(context, descriptor, await load(context, list));
    },
    screeningChanged: async (context, list) => adapter.screeningChanged?.(context, await find(context, list)),
    // Screening took time away from it (decisions §5).
    reopened: async (context, list) => renewDeadline(context, descriptor, await load(context, list)),
    cancelled: async (context, list) => renewPassedDeadline(context, descriptor, await load(context, list)),
  };
}

/** A parent's deadline as callers read it. */
export interface ParentDeadline {
  due_by: string;
  /** Whether it has passed where the employee is. */
  passed: boolean;
}

export async function parentDeadline(context: CommandContext, list: List): Promise<ParentDeadline | null> {
  const due_by = await parentOf(context, list).dueBy(context, list);
  if (due_by === null) return null;
  const location = await locationOfEmployee(context.all, await context.all.employees.get(list.employee_id));
  return { due_by, passed: isDeadlinePassed(due_by, location, new Date(context.now)) };
}

/** The list that is neither completed nor given up. */
export function openSubIntent({ subIntent }: { subIntent: List | undefined }): List | null {
  return subIntent === undefined || subIntent.status === "completed" ? null : subIntent;
}

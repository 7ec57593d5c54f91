import type { EventType } from "@enrolkit/contract";
import {
  allowedStatuses,
  dueByAfter,
  isDeadlinePassed,
  deadlinePassesAt,
  resolveTransition,
  type UserLocation,
  type Workflow,
  sentence,
} from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import { schedule, unschedule } from "../due-work/schedule.ts";
import { emit } from "../events.ts";
import { invalidState, notFound } from "../problem/problem.ts";
import type { Records, Table } from "../store/store.ts";

// The one place that applies a trigger, whatever the kind of intent: it locks the row, asks the workflow's table, writes,
// emits and schedules. A kind of intent is a descriptor; this file knows none of them.

/** The types of a kind of intent. */
export interface IntentTypes {
  context: IntentContext;
  trigger: string;
  facts: unknown;
}

/** An intent with what its rules look at, read under its lock. */
export interface IntentContext {
  readonly intent: { id: string; status: string; updated_at: string };
  /** The location of those who have to act: their days count for the deadline. */
  readonly location: UserLocation;
}

export type IntentRow<I extends IntentTypes> = I["context"]["intent"];
type Status<I extends IntentTypes> = IntentRow<I>["status"];
type Awaitable<Value> = Value | Promise<Value>;

/** A kind of intent: everything that the engine has to know of it. */
export interface IntentDescriptor<I extends IntentTypes> {
  /** Names its events (`enrolment_intent.processing`) and its id in them (`enrolment_intent_id`). */
  readonly name: string;
  readonly workflow: Workflow<Status<I>, I["trigger"], I["facts"]>;
  table(records: Records): Table<IntentRow<I>>;
  /** Locks the row that everything about the intent waits for (docs/decisions/0003). */
  lock(context: CommandContext, intent: IntentRow<I>): Promise<unknown>;
  /** Reads what the rules of the intent look at. */
  load(context: CommandContext, intent: IntentRow<I>): Promise<I["context"]>;
  /** What the guards of the workflow look at. */
  facts(loaded: I["context"]): I["facts"];
  /** The data of its events beside its id and status; ids only. */
  eventData?(intent: IntentRow<I>): Record<string, string>;
  readonly deadline?: Deadline<I>;
  /** Columns that follow from the state that is entered; deadline and `updated_at` are the engine's. */
  columns?(loaded: I["context"], entered: IntentRow<I>): Partial<IntentRow<I>>;
  /** What triggers do beside changing the status. */
  readonly triggers: { readonly [Trigger in I["trigger"]]?: TriggerEffects<I> };
  /** By kind. Kinds are stored, so they stay: running installations have work of these names scheduled. */
  readonly dueWork: Readonly<Record<string, DueWork<I>>>;
  /** Runs after a state was written, emitted and scheduled; `loaded` is the intent as it was before. */
  entered?(context: CommandContext, loaded: I["context"], intent: IntentRow<I>): Promise<unknown>;
}

/** Until when callers may act on an intent. */
export interface Deadline<I extends IntentTypes> {
  /** Fires once the deadline has passed. An intent has a deadline in the states that know this trigger. */
  readonly trigger: I["trigger"];
  /** Days from entering each of these states; absent where the deadline is set once, when the intent starts. */
  readonly days?: number;
  /** The deadline as callers read it; null while there is none. */
  of(intent: IntentRow<I>): string | null;
  write(dueBy: string | null): Partial<IntentRow<I>>;
  /** The `detail` of the problem once it has passed. */
  readonly passed: string;
  /** Triggers that callers may fire after it as well. */
  readonly ignoredBy?: readonly I["trigger"][];
}

export interface TriggerEffects<I extends IntentTypes> {
  /** Runs before the guards: brings the intent up to date. */
  prepare?(context: CommandContext, intent: IntentRow<I>): Promise<IntentRow<I>>;
  /** Returns the columns that change with the status. Throws a problem where the trigger must not be fired after all. */
  readonly change?: Change<I>;
  /** Runs last. */
  after?(context: CommandContext, intent: IntentRow<I>): Promise<unknown>;
}

export type Change<I extends IntentTypes> = (
  context: CommandContext,
  loaded: I["context"],
) => Awaitable<Partial<IntentRow<I>>>;

/** Work that becomes due in some states, and is dropped once the intent is in another one. */
export interface DueWork<I extends IntentTypes> {
  /** The states in which it is scheduled; by default those that know the trigger which it fires. */
  readonly in?: readonly Status<I>[];
  /** The due time in milliseconds of the platform's clock, null for never; by default the end of the deadline. */
  at?(context: CommandContext, loaded: I["context"]): Awaitable<number | null>;
  /** A trigger, or a function that decides on one; null for none. */
  readonly fires:
    | I["trigger"]
    | ((context: CommandContext, loaded: I["context"]) => Promise<Decision<I> | null>);
}

/** The trigger that due work decided on. */
export interface Decision<I extends IntentTypes> {
  trigger: I["trigger"];
  /** Replaces the `change` of the descriptor. */
  change?: Partial<IntentRow<I>>;
  /** The intent as the work left it, where it differs from what was loaded. */
  loaded?: I["context"];
}

/** Days that a waiting state gives to act (decisions §5). */
export const daysToAct = 14;

/** Returns a deadline as callers read it, so many days from now. */
export function deadlineFromNow(
  { now }: Pick<CommandContext, "now">,
  location: UserLocation,
  days: number = daysToAct,
): string {
  return dueByAfter(new Date(now), days, location);
}

/** Inserts a new intent, whose context was loaded from the row to insert, and enters its first state. */
export async function startIntent<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): Promise<IntentRow<I>> {
  await descriptor.table(context.all).insert(loaded.intent);
  return enterStatus(context, descriptor, loaded, loaded.intent);
}

/**
 * Applies a trigger to an intent that is locked. Returns the row as it is then, unchanged where the trigger has to wait.
 * Throws `invalid_state` where the state does not know the trigger, or a guard rejects it. `change` replaces the one of
 * the descriptor.
 */
export async function applyTrigger<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  intent: IntentRow<I>,
  trigger: I["trigger"],
  change?: Change<I>,
): Promise<IntentRow<I>> {
  const loaded = await loadFor(context, descriptor, intent, trigger);
  return applyLoaded(context, descriptor, loaded, trigger, change);
}

/** What handlers of operations do with intents, as far as the caller may see them. */
export interface IntentCommands {
  /**
   * Returns a row, read under its lock. A key with more columns finds only a row that has the same values. Throws
   * `not_found`.
   */
  lock<I extends IntentTypes>(descriptor: IntentDescriptor<I>, key: IntentKey<I>): Promise<IntentRow<I>>;
  /** Locks a row and applies a trigger to it. Throws as `applyTrigger`, and once the deadline has passed. */
  apply<I extends IntentTypes>(
    descriptor: IntentDescriptor<I>,
    key: IntentKey<I>,
    trigger: I["trigger"],
    change?: Change<I>,
  ): Promise<IntentRow<I>>;
}

type IntentKey<I extends IntentTypes> = string | ({ id: string } & Partial<IntentRow<I>>);

export function intentCommands(context: CommandContext, visible: Records): IntentCommands {
  const lock: IntentCommands["lock"] = async (descriptor, key) => {
    await descriptor.lock(context, await find(descriptor, key));
    return find(descriptor, key);
  };

  async function find<I extends IntentTypes>(
    descriptor: IntentDescriptor<I>,
    key: IntentKey<I>,
  ): Promise<IntentRow<I>> {
    const columns = typeof key === "string" ? { id: key } : key;
    const table = descriptor.table(visible);
    const intent = await table.get(columns.id);
    const same = Object.entries(columns).every(
      ([name, value]) => intent[name as keyof typeof intent] === value,
    );
    if (!same) throw notFound(table.kind);
    return intent;
  }

  return {
    lock,
    async apply(descriptor, key, trigger, change) {
      const loaded = await loadFor(context, descriptor, await lock(descriptor, key), trigger);
      assertMayApply(context, descriptor, loaded, trigger);
      return applyLoaded(context, descriptor, loaded, trigger, change);
    },
  };
}

/** Throws `invalid_state` where a caller's trigger cannot be applied, for its status and guards first, then its deadline. */
function assertMayApply<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
  trigger: I["trigger"],
): void {
  statusAfter(descriptor, loaded, trigger);
  if (!descriptor.deadline?.ignoredBy?.includes(trigger)) assertBeforeDeadline(context, descriptor, loaded);
}

/** Throws `invalid_state` with the `deadline` once it has passed, also before its due work ran; not while that has to wait. */
export function assertBeforeDeadline<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): void {
  const { deadline, workflow } = descriptor;
  const { intent, location } = loaded;
  const dueBy = deadline?.of(intent) ?? null;
  if (deadline === undefined || dueBy === null) return;
  if (!isDeadlinePassed(dueBy, location, new Date(context.now))) return;
  const facts = descriptor.facts(loaded);
  if (resolveTransition(workflow, intent.status, deadline.trigger, facts).kind === "held") return;
  throw invalidState(deadline.passed, { current_status: intent.status, deadline: dueBy });
}

/** Sets the deadline of an intent, where it has one, to its full time from now. */
export async function renewDeadline<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): Promise<void> {
  const { deadline } = descriptor;
  if (deadline === undefined || deadline.of(loaded.intent) === null) return;
  const dueBy = deadlineFromNow(context, loaded.location, deadline.days);
  const intent = { ...loaded.intent, ...deadline.write(dueBy), updated_at: timestamp(context) };
  await descriptor.table(context.all).replace(intent);
  await scheduleDeadline(context, descriptor, intent, loaded.location);
}

/** The same where the deadline has passed meanwhile: its due work had to wait for something that has ended. */
export async function renewPassedDeadline<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): Promise<void> {
  const dueBy = descriptor.deadline?.of(loaded.intent) ?? null;
  if (dueBy !== null && isDeadlinePassed(dueBy, loaded.location, new Date(context.now)))
    await renewDeadline(context, descriptor, loaded);
}

/** Schedules the end of an intent's deadline, where it has one, for the end of its day at a location. */
export async function scheduleDeadline<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  intent: IntentRow<I>,
  location: UserLocation,
): Promise<void> {
  const at = endOfDeadline(descriptor, intent, location);
  if (at === null) return;
  for (const [kind, { fires }] of Object.entries(descriptor.dueWork))
    if (fires === descriptor.deadline?.trigger) await schedule(context, kind, intent.id, at);
}

/** Returns what runs each kind of an intent's due work. Work that its state does not wait for is dropped. */
export function dueWorkOf<I extends IntentTypes>(
  descriptor: IntentDescriptor<I>,
): Record<string, (context: CommandContext, id: string) => Promise<void>> {
  return Object.fromEntries(
    Object.entries(descriptor.dueWork).map(([kind, work]) => [
      kind,
      (context: CommandContext, id: string) => runIntentWork(context, descriptor, work, id),
    ]),
  );
}

async function runIntentWork<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  work: DueWork<I>,
  id: string,
): Promise<void> {
  const table = descriptor.table(context.all);
  const found = await table.find(id);
  if (found === undefined) return;
  await descriptor.lock(context, found);
  const intent = await table.get(id);
  if (!isDueIn(descriptor, work, intent.status)) return;
  const loaded = await descriptor.load(context, intent);
  const { fires } = work;
  const decision: Decision<I> | null =
    typeof fires === "function" ? await fires(context, loaded) : { trigger: fires };
  if (decision === null) return;
  const { trigger, change } = decision;
  await applyLoaded(context, descriptor, decision.loaded ?? loaded, trigger, change && (() => change));
}

async function loadFor<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  intent: IntentRow<I>,
  trigger: I["trigger"],
): Promise<I["context"]> {
  const prepared = await descriptor.triggers[trigger]?.prepare?.(context, intent);
  return descriptor.load(context, prepared ?? intent);
}

async function applyLoaded<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
  trigger: I["trigger"],
  change: Change<I> | undefined,
): Promise<IntentRow<I>> {
  const status = statusAfter(descriptor, loaded, trigger);
  if (status === null) return loaded.intent;
  const effects = descriptor.triggers[trigger];
  const changed = await (change ?? effects?.change)?.(context, loaded);
  const intent = await enterStatus(context, descriptor, loaded, { ...loaded.intent, ...changed, status });
  await effects?.after?.(context, intent);
  return intent;
}

/** Returns the state that a trigger leads to; null where a trigger that came due by itself has to wait. */
function statusAfter<I extends IntentTypes>(
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
  trigger: I["trigger"],
): Status<I> | null {
  const { status } = loaded.intent;
  const result = resolveTransition(descriptor.workflow, status, trigger, descriptor.facts(loaded));
  switch (result.kind) {
    case "transition":
      return result.to;
    case "held":
      return null;
    case "invalid_state":
      throw invalidState(
        sentence(
          'This cannot be done while the status is "{{status}}". Retrieve the intent to see what it waits for.',
          { status: result.current_status },
        ),
        { current_status: result.current_status, allowed_statuses: result.allowed_statuses },
      );
    case "rejected": {
      const { detail, open_intent_id, requirement_id, blocking_dependents, deadline } = result.rejection;
      throw invalidState(detail, {
        current_status: status,
        ...(open_intent_id !== undefined && { open_intent_id }),
        ...(requirement_id !== undefined && { requirement_id }),
        ...(blocking_dependents !== undefined && { blocking_dependents }),
        ...(deadline !== undefined && { deadline }),
      });
    }
  }
}

/** Writes the state that an intent enters: its deadline, its event, and the work that becomes due in it. */
async function enterStatus<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
  entered: IntentRow<I>,
): Promise<IntentRow<I>> {
  const { name } = descriptor;
  const intent: IntentRow<I> = {
    ...entered,
    ...descriptor.columns?.(loaded, entered),
    ...deadlineIn(context, descriptor, loaded, entered.status),
    updated_at: timestamp(context),
  };
  await descriptor.table(context.all).replace(intent);
  // The contract has a type for each state of each workflow: events.test.ts.
  await emit(context, `${name}.${intent.status}` as EventType, {
    [`${name}_id`]: intent.id,
    ...descriptor.eventData?.(intent),
    status: intent.status,
  });
  await unschedule(context, intent.id);
  await scheduleWork(context, descriptor, { ...loaded, intent });
  await descriptor.entered?.(context, loaded, intent);
  return intent;
}

/** Returns the columns of the deadline in a state. */
function deadlineIn<I extends IntentTypes>(
  context: CommandContext,
  { deadline, workflow }: IntentDescriptor<I>,
  { location }: I["context"],
  status: Status<I>,
): Partial<IntentRow<I>> {
  if (deadline === undefined) return {};
  if (!allowedStatuses(workflow, deadline.trigger).includes(status)) return deadline.write(null);
  return deadline.days === undefined ? {} : deadline.write(deadlineFromNow(context, location, deadline.days));
}

/** Schedules what becomes due in the state that an intent is in. */
async function scheduleWork<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): Promise<void> {
  const { intent, location } = loaded;
  for (const [kind, work] of Object.entries(descriptor.dueWork)) {
    if (!isDueIn(descriptor, work, intent.status)) continue;
    const at = work.at ? await work.at(context, loaded) : endOfDeadline(descriptor, intent, location);
    if (at !== null) await schedule(context, kind, intent.id, at);
  }
}

function endOfDeadline<I extends IntentTypes>(
  { deadline }: IntentDescriptor<I>,
  intent: IntentRow<I>,
  location: UserLocation,
): number | null {
  const dueBy = deadline?.of(intent) ?? null;
  return dueBy === null ? null : deadlinePassesAt(dueBy, location).getTime();
}

function isDueIn<I extends IntentTypes>(
  { workflow }: IntentDescriptor<I>,
  work: DueWork<I>,
  status: Status<I>,
): boolean {
  const statuses = work.in ?? (typeof work.fires === "function" ? [] : allowedStatuses(workflow, work.fires));
  return statuses.includes(status);
}

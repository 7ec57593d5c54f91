import {
  allowedStatuses,
  dueByAfter,
  isDeadlinePassed,
  deadlinePassesAt,
  resolveTransition,
  type UserLocation,
  type Workflow,
} from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import { schedule, unschedule } from "../due-work/schedule.ts";
import { emit } from "../events.ts";
import { invalidState, notFound } from "../problem/problem.ts";
import type { Records, Table } from "../store/store.ts";

// The one place that moves an intent, whatever its kind: lock the row, ask the workflow's table, write, emit, schedule.
// A kind of intent is a descriptor. Descriptors import only types from here, so that this file can stay below them all.

/** What differs between kinds of intents, for the compiler. */
export interface IntentTypes {
  context: IntentContext;
  trigger: string;
  facts: unknown;
}

/** An intent with what its rules look at, read under its lock. */
export interface IntentContext {
  readonly intent: { id: string; status: string; updated_at: string };
  /** Where the people are by whose days its deadline counts. */
  readonly location: UserLocation;
}

export type IntentRow<I extends IntentTypes> = I["context"]["intent"];
type Status<I extends IntentTypes> = IntentRow<I>["status"];
type Awaitable<Value> = Value | Promise<Value>;

/** Everything that the engine has to know of a kind of intent. */
export interface IntentDescriptor<I extends IntentTypes> {
  /** Names its events (`enrolment_intent.processing`) and its id in them (`enrolment_intent_id`). */
  readonly name: string;
  readonly workflow: Workflow<Status<I>, I["trigger"], I["facts"]>;
  table(records: Records): Table<IntentRow<I>>;
  /** Locks the row that everything about the intent waits for (docs/decisions/0003). */
  lock(context: CommandContext, intent: IntentRow<I>): Promise<unknown>;
  load(context: CommandContext, intent: IntentRow<I>): Promise<I["context"]>;
  /** What the guards of the workflow look at. */
  facts(loaded: I["context"]): I["facts"];
  /** What its events say beside its id and status; ids only. */
  eventData?(intent: IntentRow<I>): Record<string, string>;
  /** Until when callers may act. */
  readonly deadline?: Deadline<I>;
  /** Columns that follow from the state that is entered; deadline and `updated_at` are the engine's. */
  columns?(loaded: I["context"], entered: IntentRow<I>): Partial<IntentRow<I>>;
  /** What a trigger does beside changing the status. */
  readonly triggers: { readonly [Trigger in I["trigger"]]?: TriggerEffects<I> };
  /** By kind, as it is stored: installations have work of these names scheduled. */
  readonly dueWork: Readonly<Record<string, DueWork<I>>>;
  /** Runs after a state was written and emitted; `loaded` is the intent as it was before. */
  entered?(context: CommandContext, loaded: I["context"], intent: IntentRow<I>): Promise<unknown>;
}

export interface Deadline<I extends IntentTypes> {
  /** Fires once the deadline has passed; the states that know it are those that have a deadline. */
  readonly trigger: I["trigger"];
  /** Days that each of these states gives; absent where the intent keeps what it was started with. */
  readonly days?: number;
  /** As callers read it; null while there is none. */
  of(intent: IntentRow<I>): string | null;
  write(dueBy: string | null): Partial<IntentRow<I>>;
  /** What a caller reads who comes too late. */
  readonly passed: string;
  /** Triggers that callers may fire after it too. */
  readonly ignoredBy?: readonly I["trigger"][];
}

export interface TriggerEffects<I extends IntentTypes> {
  /** Brings the intent up to date before the guards look at it. */
  prepare?(context: CommandContext, intent: IntentRow<I>): Promise<IntentRow<I>>;
  /** What is written beside the status. Throws a problem where the trigger is not to be fired after all. */
  readonly change?: Change<I>;
  /** Runs last. */
  after?(context: CommandContext, intent: IntentRow<I>): Promise<unknown>;
}

export type Change<I extends IntentTypes> = (
  context: CommandContext,
  loaded: I["context"],
) => Awaitable<Partial<IntentRow<I>>>;

/** Work that becomes due in some states, and is dropped when another one is entered. */
export interface DueWork<I extends IntentTypes> {
  /** By default the states that know the trigger which it fires. */
  readonly in?: readonly Status<I>[];
  /** Milliseconds of the platform's clock, null for not at all; by default the end of the deadline. */
  at?(context: CommandContext, loaded: I["context"]): Awaitable<number | null>;
  /** A trigger, or what decides on one. */
  readonly fires:
    | I["trigger"]
    | ((context: CommandContext, loaded: I["context"]) => Promise<Decision<I> | null>);
}

/** What due work came to. */
export interface Decision<I extends IntentTypes> {
  trigger: I["trigger"];
  /** In place of what the descriptor says of the trigger. */
  change?: Partial<IntentRow<I>>;
  /** Where what was read before has changed. */
  loaded?: I["context"];
}

/** Days that a waiting state gives to act (decisions §5). */
export const daysToAct = 14;

/** A deadline as callers read it, so many days from now. */
export function deadlineFromNow(
  { now }: Pick<CommandContext, "now">,
  location: UserLocation,
  days: number = daysToAct,
): string {
  return dueByAfter(new Date(now), days, location);
}

/** Inserts a new intent in its first state. What it was loaded from is the row. */
export async function startIntent<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): Promise<IntentRow<I>> {
  await descriptor.table(context.all).insert(loaded.intent);
  return enterStatus(context, descriptor, loaded, loaded.intent);
}

/**
 * Fires a trigger on an intent that is locked. Returns the row as it is then, unchanged where the trigger has to wait.
 * Throws `invalid_state` where the state does not know the trigger or a guard speaks against it. `change` replaces what
 * the descriptor says of the trigger.
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

/** What the handlers of operations do with intents: as `applyTrigger`, for what the caller may see. */
export interface IntentCommands {
  /**
   * Returns a row that the caller may see, read under its lock. A key with further columns finds only a row that has
   * them. Throws `not_found`.
   */
  lock<I extends IntentTypes>(descriptor: IntentDescriptor<I>, key: IntentKey<I>): Promise<IntentRow<I>>;
  /** Fires a trigger on a row that the caller may see, unless its deadline has passed. */
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
    const intent = await descriptor.table(visible).get(columns.id);
    const same = Object.entries(columns).every(
      ([name, value]) => intent[name as keyof typeof intent] === value,
    );
    if (!same) throw notFound();
    return intent;
  }

  return {
    lock,
    async apply(descriptor, key, trigger, change) {
      const loaded = await loadFor(context, descriptor, await lock(descriptor, key), trigger);
      return applyLoaded(context, descriptor, loaded, trigger, async (...given) => {
        if (!descriptor.deadline?.ignoredBy?.includes(trigger))
          assertBeforeDeadline(context, descriptor, loaded);
        return (await (change ?? descriptor.triggers[trigger]?.change)?.(...given)) ?? {};
      });
    },
  };
}

/** Throws `invalid_state` with the `deadline` once it has passed, also before its work is done; not while it waits. */
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

/** Gives an intent that has a deadline its time anew. */
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

/** The same where its time has run out meanwhile: the deadline waited for something that has ended. */
export async function renewPassedDeadline<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  loaded: I["context"],
): Promise<void> {
  const dueBy = descriptor.deadline?.of(loaded.intent) ?? null;
  if (dueBy !== null && isDeadlinePassed(dueBy, loaded.location, new Date(context.now)))
    await renewDeadline(context, descriptor, loaded);
}

/** Has the deadline of an intent, where it has one, end with its day at a location. */
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

/** What runs each kind of an intent's due work. Work that its state no longer waits for is dropped. */
export function dueWorkOf<I extends IntentTypes>(
  descriptor: IntentDescriptor<I>,
): Record<string, (context: CommandContext, id: string) => Promise<void>> {
  return Object.fromEntries(
    Object.entries(descriptor.dueWork).map(([kind, work]) => [
      kind,
      (context: CommandContext, id: string) => runDueWork(context, descriptor, work, id),
    ]),
  );
}

async function runDueWork<I extends IntentTypes>(
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

/** The state that a trigger leads to; null where a trigger that came due by itself has to wait. */
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
        `This cannot be done while the status is "${result.current_status}". Retrieve the intent to see what it waits for.`,
        { current_status: result.current_status, allowed_statuses: result.allowed_statuses },
      );
    case "rejected": {
      const { detail, open_intent_id, blocking_dependents, deadline } = result.rejection;
      throw invalidState(detail, {
        current_status: status,
        ...(open_intent_id !== undefined && { open_intent_id }),
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
  await emit(context, `${name}.${intent.status}`, {
    [`${name}_id`]: intent.id,
    ...descriptor.eventData?.(intent),
    status: intent.status,
  });
  await unschedule(context, intent.id);
  await scheduleWork(context, descriptor, { ...loaded, intent });
  await descriptor.entered?.(context, loaded, intent);
  return intent;
}

/** A state that knows the deadline's trigger has a deadline, others have none. */
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

import type { BlockingDependent } from "@enrolkit/contract";

/** Why a guard refuses: a code for programs, a sentence for people, and what a problem carries beside them. */
export interface Rejection {
  reason: string;
  /** What happened, why, and how to mend it. */
  detail: string;
  open_intent_id?: string;
  blocking_dependents?: BlockingDependent[];
  deadline?: string;
}

/** Looks at the facts of an intent: why not, or null when nothing speaks against it. */
export type Guard<Facts> = (facts: Facts) => Rejection | null;

export interface Transition<State extends string, Facts> {
  to: State;
  /** Any guard that refuses stops the trigger; it may be tried again once that is mended. */
  rejectIf?: readonly Guard<Facts>[];
  /** While this guard speaks, a trigger that came due by itself waits. */
  holdWhile?: Guard<Facts>;
}

/** A workflow as data: every state, and in it every trigger with its target. A state without triggers is terminal. */
export interface Workflow<State extends string, Trigger extends string, Facts> {
  initial: State;
  states: Readonly<Record<State, Readonly<Partial<Record<Trigger, Transition<State, Facts>>>>>>;
}

/** Writes down a workflow. */
export function workflow<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
): Workflow<State, Trigger, Facts> {
  return table;
}

/** The transitions out of a state, in the table's order. */
export function transitionsFrom<State extends string, Trigger extends string, Facts>(
  { states }: Workflow<State, Trigger, Facts>,
  state: State,
): [Trigger, Transition<State, Facts>][] {
  return Object.entries(states[state]) as [Trigger, Transition<State, Facts>][];
}

/** Every state, in the table's order. */
export function statesOf<State extends string, Trigger extends string, Facts>({
  states,
}: Workflow<State, Trigger, Facts>): State[] {
  return Object.keys(states) as State[];
}

export function isTerminal<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  state: State,
): boolean {
  return transitionsFrom(table, state).length === 0;
}

/** The states in which a trigger means something. */
export function allowedStatuses<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  trigger: Trigger,
): State[] {
  return statesOf(table).filter((state) => table.states[state][trigger] !== undefined);
}

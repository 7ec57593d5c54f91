import type { BlockingDependent } from "@enrolkit/types";
import type { Sentence } from "../sentence/sentence.ts";

/** Why a guard rejects a trigger: a code for programs, a sentence for people, and further fields of the problem. */
export interface Rejection {
  reason: string;
  /** What happened, why, and how to fix it. */
  detail: Sentence;
  open_intent_id?: string;
  requirement_id?: string;
  blocking_dependents?: BlockingDependent[];
  deadline?: string;
}

/** Checks the facts of an intent. Returns why a trigger is rejected, or null when it is allowed. */
export type Guard<Facts> = (facts: Facts) => Rejection | null;

export interface Transition<State extends string, Facts> {
  to: State;
  /** Guards that reject the trigger; it can be tried again once their reason is fixed. */
  rejectIf?: readonly Guard<Facts>[];
  /** While this guard rejects, a due trigger waits. */
  holdWhile?: Guard<Facts>;
}

/** A workflow as data: the transitions of every state by trigger. A state without transitions is terminal. */
export interface Workflow<State extends string, Trigger extends string, Facts> {
  initial: State;
  states: Readonly<Record<State, Readonly<Partial<Record<Trigger, Transition<State, Facts>>>>>>;
}

/** Defines a workflow; it returns its argument and infers the types. */
export function workflow<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
): Workflow<State, Trigger, Facts> {
  return table;
}

/** Returns the transitions of a state, in the order of the table. */
export function transitionsFrom<State extends string, Trigger extends string, Facts>(
  { states }: Workflow<State, Trigger, Facts>,
  state: State,
): [Trigger, Transition<State, Facts>][] {
  return Object.entries(states[state]) as [Trigger, Transition<State, Facts>][];
}

/** Returns every state, in the order of the table. */
export function statesOf<State extends string, Trigger extends string, Facts>({
  states,
}: Workflow<State, Trigger, Facts>): State[] {
  return Object.keys(states) as State[];
}

/** Returns whether a state has no transitions. */
export function isTerminal<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  state: State,
): boolean {
  return transitionsFrom(table, state).length === 0;
}

/** Returns the states that have a transition for a trigger. */
export function allowedStatuses<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  trigger: Trigger,
): State[] {
  return statesOf(table).filter((state) => table.states[state][trigger] !== undefined);
}

/** The effect of a trigger on an intent. Only `transition` changes it. */
export type TransitionResult<State extends string> =
  | { kind: "transition"; to: State }
  | { kind: "invalid_state"; current_status: State; allowed_statuses: State[] }
  | { kind: "rejected"; rejection: Rejection }
  | { kind: "held"; rejection: Rejection };

/**
 * Returns the effect of a trigger in a state. `invalid_state` means that the state has no transition for it, and lists the
 * states that have one; `rejected` and `held` carry the rejection of a guard (decisions §5).
 */
export function resolveTransition<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  state: State,
  trigger: Trigger,
  facts: Facts,
): TransitionResult<State> {
  const transition = table.states[state][trigger];
  if (transition === undefined) {
    return {
      kind: "invalid_state",
      current_status: state,
      allowed_statuses: allowedStatuses(table, trigger),
    };
  }
  const hold = transition.holdWhile?.(facts) ?? null;
  if (hold !== null) return { kind: "held", rejection: hold };
  for (const guard of transition.rejectIf ?? []) {
    const rejection = guard(facts);
    if (rejection !== null) return { kind: "rejected", rejection };
  }
  return { kind: "transition", to: transition.to };
}

/**
 * Returns the shortest list of triggers from one state to another, without regard to guards; empty for the same state,
 * null where there is none. Among lists of the same length the first in the order of the table is returned.
 */
export function findTriggerPath<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  from: State,
  to: State,
): Trigger[] | null {
  const seen = new Set([from]);
  let reached: { state: State; path: Trigger[] }[] = [{ state: from, path: [] }];
  while (reached.length > 0) {
    const found = reached.find(({ state }) => state === to);
    if (found !== undefined) return found.path;
    reached = reached.flatMap(({ state, path }) =>
      transitionsFrom(table, state).flatMap(([trigger, transition]) => {
        if (seen.has(transition.to)) return [];
        seen.add(transition.to);
        return [{ state: transition.to, path: [...path, trigger] }];
      }),
    );
  }
  return null;
}

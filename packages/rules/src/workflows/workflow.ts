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

/** What a trigger does to an intent. Only `move` changes anything. */
export type TransitionResult<State extends string> =
  | { kind: "transition"; to: State }
  | { kind: "invalid_state"; current_status: State; allowed_statuses: State[] }
  | { kind: "rejected"; rejection: Rejection }
  | { kind: "held"; rejection: Rejection };

/**
 * Asks the table what a trigger does in a state. A trigger that the state does not know is `invalid_state`, which names
 * the states that do; a guard that speaks is `refused` or `held` and says why (decisions §5).
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
 * The shortest list of triggers from one state to another, guards left aside; empty when already there, null when the
 * table has no way. Of equally short ways the one that stands first in the table.
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

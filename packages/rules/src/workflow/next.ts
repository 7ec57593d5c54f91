import { allowedStatuses, type Rejection, type Workflow } from "./workflow.ts";

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

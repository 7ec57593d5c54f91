import { allowedStatuses, type Refusal, type Workflow } from "./workflow.ts";

/** What a trigger does to an intent. Only `move` changes anything. */
export type Step<State extends string> =
  | { kind: "move"; to: State }
  | { kind: "invalid_state"; current_status: State; allowed_statuses: State[] }
  | { kind: "refused"; refusal: Refusal }
  | { kind: "held"; refusal: Refusal };

/**
 * Asks the table what a trigger does in a state. A trigger that the state does not know is `invalid_state`, which names
 * the states that do; a guard that speaks is `refused` or `held` and says why (decisions §5).
 */
export function next<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  state: State,
  trigger: Trigger,
  facts: Facts,
): Step<State> {
  const transition = table.states[state][trigger];
  if (transition === undefined) {
    return {
      kind: "invalid_state",
      current_status: state,
      allowed_statuses: allowedStatuses(table, trigger),
    };
  }
  const hold = transition.holdWhile?.(facts) ?? null;
  if (hold !== null) return { kind: "held", refusal: hold };
  for (const guard of transition.refuseIf ?? []) {
    const refusal = guard(facts);
    if (refusal !== null) return { kind: "refused", refusal };
  }
  return { kind: "move", to: transition.to };
}

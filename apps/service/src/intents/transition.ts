import { resolveTransition, type Workflow } from "@enrolkit/rules";
import { invalidState } from "../problem/problem.ts";

/**
 * The state that a trigger leads to, asked of the table. Throws the 400 `invalid_state` where the state does not
 * know the trigger, or a guard refuses; null where a trigger that came due by itself has to wait.
 */
export function stepTo<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  state: State,
  trigger: Trigger,
  facts: Facts,
): State | null {
  const result = resolveTransition(table, state, trigger, facts);
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
        current_status: state,
        ...(open_intent_id !== undefined && { open_intent_id }),
        ...(blocking_dependents !== undefined && { blocking_dependents }),
        ...(deadline !== undefined && { deadline }),
      });
    }
  }
}

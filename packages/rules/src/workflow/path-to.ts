import { transitionsFrom, type Workflow } from "./workflow.ts";

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

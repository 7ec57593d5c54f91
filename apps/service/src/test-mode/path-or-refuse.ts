import { findTriggerPath, statesOf, type Workflow } from "@enrolkit/rules";
import { invalidRequest, invalidState } from "../problem/problem.ts";

/** The triggers to a status, or the problem that says which statuses there are and which can be reached. */
export function pathOrRefuse<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  current: State,
  status: string,
): Trigger[] {
  const states = statesOf(table);
  const to = states.find((state) => state === status);
  if (to === undefined) throw invalidRequest({ "$.status": [`Use one of: ${states.join(", ")}.`] });
  const path = findTriggerPath(table, current, to);
  if (path !== null) return path;
  throw invalidState("No trigger leads from the intent's status to the one asked for.", {
    current_status: current,
    allowed_statuses: states.filter((state) => findTriggerPath(table, current, state) !== null),
  });
}

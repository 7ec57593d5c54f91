import { invalidRequest, invalidState } from "../problem/problem.ts";

/** The triggers to a status, or the problem that says which statuses there are and which can be reached. */
export function pathOrRefuse<State extends string, Trigger>(
  status: string,
  current: State,
  states: readonly State[],
  pathTo: (to: State) => Trigger[] | null,
): Trigger[] {
  const to = states.find((state) => state === status);
  if (to === undefined) throw invalidRequest({ "$.status": [`Use one of: ${states.join(", ")}.`] });
  const path = pathTo(to);
  if (path !== null) return path;
  throw invalidState("No trigger leads from the intent's status to the one asked for.", {
    current_status: current,
    allowed_statuses: states.filter((state) => pathTo(state) !== null),
  });
}

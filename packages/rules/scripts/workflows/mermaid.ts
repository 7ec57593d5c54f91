import { isTerminal, statesOf, transitionsFrom, type Workflow } from "../../src/workflows/workflow.ts";

/** The state chart of a workflow in Mermaid's language, for the docs. Ends with a line break. */
export function toMermaid<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
): string {
  const lines = ["stateDiagram-v2", `  [*] --> ${table.initial}`];
  for (const state of statesOf(table)) {
    for (const [to, triggers] of byTarget(table, state)) {
      lines.push(`  ${state} --> ${to} : ${triggers.join(" / ")}`);
    }
    if (isTerminal(table, state)) lines.push(`  ${state} --> [*]`);
  }
  return `${lines.join("\n")}\n`;
}

/** One arrow between two states, however many triggers lead along it. */
function byTarget<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
  state: State,
): Map<State, Trigger[]> {
  const targets = new Map<State, Trigger[]>();
  for (const [trigger, { to }] of transitionsFrom(table, state)) {
    targets.set(to, [...(targets.get(to) ?? []), trigger]);
  }
  return targets;
}

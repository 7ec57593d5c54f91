import { toMermaid } from "./mermaid.ts";
import {
  type Guard,
  isTerminal,
  statesOf,
  transitionsFrom,
  type Workflow,
} from "../../src/workflows/workflow.ts";

/** One workflow as the page shows it: the table, and what nobody can read off it. */
interface Chapter<State extends string, Trigger extends string, Facts, End extends State> {
  title: string;
  /** What the intent is for, and how it starts. */
  about: string;
  table: Workflow<State, Trigger, Facts>;
  /** What fires each trigger. */
  triggers: Record<Trigger, string>;
  /** What each terminal state means. */
  endings: Record<End, string>;
}

/** A chapter in Markdown. Throws where its words and the table name different endings. */
export function chapterText<State extends string, Trigger extends string, Facts, End extends State>(
  chapter: Chapter<State, Trigger, Facts, End>,
): string {
  const { title, about, table, triggers, endings } = chapter;
  const terminal = statesOf(table).filter((state) => isTerminal(table, state));
  const told = Object.keys(endings);
  if (terminal.toSorted().join() !== told.toSorted().join())
    throw new Error(`${title} ends in ${terminal.join(", ")}, and the page explains ${told.join(", ")}.`);
  return [
    `## ${title}`,
    about,
    `\`\`\`mermaid\n${toMermaid(table)}\`\`\``,
    rows(["trigger", "fired when"], triggers),
    guards(table),
    rows(["ends in", "which means"], endings),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function rows(head: [string, string], cells: Record<string, string>): string {
  const lines = Object.entries(cells).map(([name, words]) => `| \`${name}\` | ${words} |`);
  return [`| ${head.join(" | ")} |`, "|---|---|", ...lines].join("\n");
}

/** Each trigger that a guard may stop, with the guards' names as words. */
function guards<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
): string {
  const lines = statesOf(table).flatMap((state) =>
    transitionsFrom(table, state).flatMap(([trigger, { rejectIf = [], holdWhile }]) => [
      ...rejectIf.map((guard) => `- \`${state}\`: \`${trigger}\` is refused if: ${words(guard)}.`),
      ...(holdWhile ? [`- \`${state}\`: \`${trigger}\` waits while: ${words(holdWhile)}.`] : []),
    ]),
  );
  return lines.join("\n");
}

/** `subIntentOpen` → `sub-intent open` */
function words<Facts>(guard: Guard<Facts>): string {
  return guard.name
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .replace("sub intent", "sub-intent");
}

import { toMermaid } from "./mermaid.ts";
import {
  type Guard,
  isTerminal,
  statesOf,
  transitionsFrom,
  type Workflow,
} from "../../src/workflows/workflow.ts";

/** One workflow on the page: its table, and explanations that the table does not have. */
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

/** Returns a chapter in Markdown. Throws when the explained endings are not those of the table. */
export function chapterText<State extends string, Trigger extends string, Facts, End extends State>(
  chapter: Chapter<State, Trigger, Facts, End>,
): string {
  const { title, about, table, triggers, endings } = chapter;
  const terminal = statesOf(table).filter((state) => isTerminal(table, state));
  const explained = Object.keys(endings);
  if (terminal.toSorted().join() !== explained.toSorted().join())
    throw new Error(
      `${title} ends in ${terminal.join(", ")}, and the page explains ${explained.join(", ")}.`,
    );
  return [
    `## ${title}`,
    about,
    `\`\`\`mermaid\n${toMermaid(table)}\`\`\``,
    rows(["trigger", "fired when"], triggers),
    guards(table),
    terminal.length > 0 ? rows(["ends in", "which means"], endings) : "",
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function rows(head: [string, string], cells: Record<string, string>): string {
  const lines = Object.entries(cells).map(([name, words]) => `| \`${name}\` | ${words} |`);
  return [`| ${head.join(" | ")} |`, "|---|---|", ...lines].join("\n");
}

/** Lists each trigger with guards, and the guards' names as words. */
function guards<State extends string, Trigger extends string, Facts>(
  table: Workflow<State, Trigger, Facts>,
): string {
  const lines = statesOf(table).flatMap((state) =>
    transitionsFrom(table, state).flatMap(([trigger, { rejectIf = [], holdWhile }]) => [
      ...rejectIf.map((guard) => `- \`${state}\`: \`${trigger}\` is rejected if: ${words(guard)}.`),
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

import { chapters } from "./chapters.ts";

/** Where the page is kept. */
export const pageUrl = new URL("../../../../docs/workflows.md", import.meta.url);

const introduction = `# Workflows

<!-- Made by packages/rules/scripts/generate-workflows.ts from packages/rules/src/workflows; do not edit. -->

What each intent may do, printed from the tables that the service runs on. A trigger that a state has no arrow for is
refused (400 \`invalid_state\`, with \`allowed_statuses\`) and changes nothing. A state without an arrow to another is
terminal: an intent never leaves it. Each state entered is an event, \`<intent>.<status>\`.`;

/** The text of `docs/workflows.md`. */
export function pageText(): string {
  return `${[introduction, ...chapters].join("\n\n")}\n`;
}

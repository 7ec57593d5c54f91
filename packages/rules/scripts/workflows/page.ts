import { chapters } from "./chapters.ts";

/** The file of the page. */
export const pageUrl = new URL("../../../../docs/workflows.md", import.meta.url);

const introduction = `# Workflows

<!-- Made by packages/rules/scripts/generate-workflows.ts from packages/rules/src/workflows; do not edit. -->

The workflow of each intent, printed from the tables of the service. A trigger without an arrow in a state is rejected
(400 \`invalid_state\`, with \`allowed_statuses\`) and changes nothing. A state without an arrow to another is terminal:
an intent never leaves it. Each state that is entered is an event, \`<intent>.<status>\`.`;

/** Returns the text of `docs/workflows.md`. */
export function pageText(): string {
  return `${[introduction, ...chapters].join("\n\n")}\n`;
}

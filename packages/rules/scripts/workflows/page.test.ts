import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { workflow } from "../../src/workflows/workflow.ts";
import { chapterText } from "./chapter.ts";
import { pageText, pageUrl } from "./page.ts";

it("is as the workflows are: after a change, npm run fix writes it anew", () => {
  expect(readFileSync(pageUrl, "utf8")).toBe(pageText());
});

function closed() {
  return null;
}
const door = workflow({
  initial: "open",
  states: { open: { shut: { to: "gone", rejectIf: [closed] } }, gone: {} },
});
const words = { title: "Door", about: "A way in.", table: door, triggers: { shut: "a person shuts it" } };

it("shows the chart, the triggers, what may stop them and the ends", () => {
  expect(chapterText({ ...words, endings: { gone: "No way in." } })).toBe(`## Door

A way in.

\`\`\`mermaid
stateDiagram-v2
  [*] --> open
  open --> gone : shut
  gone --> [*]
\`\`\`

| trigger | fired when |
|---|---|
| \`shut\` | a person shuts it |

- \`open\`: \`shut\` is rejected if: closed.

| ends in | which means |
|---|---|
| \`gone\` | No way in. |`);
});

it("has no table of ends where there is none", () => {
  const table = workflow({
    initial: "open",
    states: { open: { shut: { to: "shut" } }, shut: { shut: { to: "open" } } },
  });
  expect(chapterText({ ...words, table, endings: {} })).not.toContain("ends in");
});

it("explains every end, and nothing that is none", () => {
  expect(() => chapterText({ ...words, endings: { open: "?" } })).toThrow("Door ends in gone");
});

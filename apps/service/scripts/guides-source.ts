import { readFileSync } from "node:fs";
import type { Guide } from "../src/http/guide.ts";

/** The guides, in the order in which the API pages list them. */
const names = [
  "embed-in-five-minutes",
  "receive-webhooks",
  "test-your-page",
  "mount-it-in-your-express-app",
  "run-it-in-production",
  "operate-it",
];
const repository = "https://github.com/enrolkit/enrolkit/blob/main";

/** Each guide of docs/guides for the API pages: its title, and its text with links that lead somewhere from there. */
export function guides(): Guide[] {
  return names.map((name) => {
    const text = readFileSync(new URL(`../../../docs/guides/${name}.md`, import.meta.url), "utf8");
    const [heading = "", ...lines] = text.split("\n");
    return { name, title: heading.replace(/^# /, ""), text: forPages(lines.join("\n")) };
  });
}

/** The module that the service imports when a reader comes, so that a built package needs no file beside its code. */
export function guidesSource(): string {
  return `// Made by apps/service/scripts/generate.ts from docs/guides; do not edit.
import type { Guide } from "../http/guide.ts";

export const guides: readonly Guide[] = ${JSON.stringify(guides(), null, 2)};
`;
}

/** The title of a guide is a heading of the pages, so its own headings are one level deeper. */
function withDeeperHeadings(markdown: string): string {
  let inCode = false;
  return markdown
    .split("\n")
    .map((line) => {
      if (line.startsWith("```")) inCode = !inCode;
      return !inCode && /^##+ /.test(line) ? `#${line}` : line;
    })
    .join("\n");
}

/** Links to other guides stay in the pages, others lead to the repository; a block's file name stands above it. */
function forPages(markdown: string): string {
  return withDeeperHeadings(markdown.trim())
    .replace(/\]\(([\w-]+)\.md(?:#[\w-]+)?\)/g, "](#tag/$1)")
    .replace(/\]\(\.\.\/([^)]+)\)/g, (_, path: string) => `](${repository}/${inRepository(path)})`)
    .replace(/^```(\w+) (\S+)$/gm, "**`$2`**\n\n```$1");
}

/** A path of a guide's link, `workflows.md` or `../packages/…`, from the root of the repository. */
function inRepository(path: string): string {
  return path.startsWith("../") ? path.slice("../".length) : `docs/${path}`;
}

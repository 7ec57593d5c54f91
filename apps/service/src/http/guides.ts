import { readFile } from "node:fs/promises";
import { guidesFolder } from "./page-files.ts";

/** A guide of docs/guides, as the API pages show it. */
export interface Guide {
  readonly name: string;
  readonly title: string;
  /** Markdown without the title, with links that lead somewhere from the pages. */
  readonly text: string;
}

/** In the order in which the API pages list them. */
export const guideNames: readonly string[] = [
  "embed-in-five-minutes",
  "colours-and-shapes",
  "receive-webhooks",
  "test-your-page",
  "mount-it-in-your-express-app",
  "run-it-in-production",
  "operate-it",
];
const repository = "https://github.com/enrolkit/enrolkit/blob/main";

/** Reads the guides. */
export function readGuides(): Promise<Guide[]> {
  return Promise.all(
    guideNames.map(async (name) => {
      const markdown = await readFile(new URL(`${name}.md`, guidesFolder), "utf8");
      const [heading = "", ...lines] = markdown.split("\n");
      return { name, title: heading.replace(/^# /, ""), text: forPages(lines.join("\n")) };
    }),
  );
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
    .replace(/\]\(\.\.\/([^()\s]{1,200})\)/g, (_, path: string) => `](${repository}/${inRepository(path)})`)
    .replace(/^```(\w+) (\S+)$/gm, "**`$2`**\n\n```$1");
}

/** A path of a guide's link, `workflows.md` or `../packages/…`, from the root of the repository. */
function inRepository(path: string): string {
  return path.startsWith("../") ? path.slice("../".length) : `docs/${path}`;
}

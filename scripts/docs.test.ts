import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

const pages = globSync(["*.md", "docs/**/*.md", "{apps,packages}/*/*.md"], { cwd: root });
const textOf = (page: string) => readFileSync(join(root, page), "utf8");

test.each(pages)("every link in %s leads somewhere", (page) => {
  expect(brokenLinks(page)).toEqual([]);
});

test("a link that leads nowhere is found", () => {
  const broken = ["[a](docs/none.md)", "[b](docs/operations.md#none)", "[c](docs/operations.md#events)"];
  expect(brokenLinks("README.md", broken.join(" "))).toEqual(["docs/none.md", "docs/operations.md#none"]);
});

test("what the README embeds is what the guide embeds, and is run by the guide's test", () => {
  const guide = textOf("docs/guides/embed-in-five-minutes.md");
  const shown = [...textOf("README.md").matchAll(/^```(?:js|jsx|ts|tsx)\b.*\n([\s\S]*?)^```$/gm)];
  expect(shown.length).toBeGreaterThan(0);
  for (const [, code = ""] of shown) expect(guide).toContain(code);
});

test("every decision has a number of its own", () => {
  const numbers = globSync("docs/decisions/0*.md", { cwd: root }).map((page) => basename(page).slice(0, 4));
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
});

/** The links to files, and to headings in them, that there are not. */
function brokenLinks(page: string, text = textOf(page)): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, "");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target);
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !leadsSomewhere(page, target));
}

function leadsSomewhere(page: string, target: string): boolean {
  const [path = "", anchor] = target.split("#");
  const file = path === "" ? page : join(dirname(page), path);
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || anchorsOf(textOf(file)).includes(anchor);
}

/** As GitHub makes them out of headings. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

import { execFileSync } from "node:child_process";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

test("no two tracked paths differ only in case, with their endings or without", () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");
  expect(caseTwins(files.filter(Boolean))).toEqual([]);
});

test.each([
  [["a/Deadline/Deadline.tsx", "a/Deadline/deadline.css"]],
  [["a/Money.ts", "a/money.test.ts"]],
  [["a/Frame/index.ts", "a/frame.css"]],
  [["a/Step/index.ts", "a/step/index.ts"]],
])("finds the twins in %j", (files) => {
  expect(caseTwins(files)).toHaveLength(1);
});

test.each([[["a/Card.tsx", "a/Card.test.tsx", "a/Card/styles.css"]], [["a/Card.tsx", "b/card.css"]]])(
  "finds none in %j",
  (files) => {
    expect(caseTwins(files)).toEqual([]);
  },
);

/** The paths that a file system or a reader without regard to case would take for one another. */
function caseTwins(files: readonly string[]): string[] {
  const spellings = new Map<string, Set<string>>();
  for (const path of new Set(files.flatMap(withFolders))) {
    const name = basename(path).replace(/(?<=.)\..*/, "");
    const [stem, key] = [name, name.toLowerCase()].map((part) => join(dirname(path), part)) as [
      string,
      string,
    ];
    spellings.set(key, (spellings.get(key) ?? new Set()).add(stem));
  }
  return [...spellings.values()].filter(({ size }) => size > 1).map((twins) => [...twins].join(" ~ "));
}

function withFolders(path: string): string[] {
  const folder = dirname(path);
  return folder === "." ? [path] : [path, ...withFolders(folder)];
}

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

// Hosts with `exactOptionalPropertyTypes` write `locale={maybe}`: what can be left out can be undefined.

const optional = /^ {2}(?:readonly )?\w+\?: .+;$/gm;
const takesUndefined = /\bundefined;$|: unknown;$/;

const membersOf = (text: string) => text.match(optional) ?? [];

test("optional members of interfaces take undefined", () => {
  const files = globSync("packages/{client,react,testing}/src/**/*.{ts,tsx}", { cwd: root });
  const members = files
    .filter((file) => !/\.test\.|react\/src\/testing\//.test(file))
    .flatMap((file) => membersOf(readFileSync(join(root, file), "utf8")).map((line) => `${file}${line}`));
  expect(members.length).toBeGreaterThan(200);
  expect(members.filter((member) => !takesUndefined.test(member))).toEqual([]);
});

test("one that does not is found", () => {
  expect(membersOf("interface Props {\n  locale?: string;\n}")).toEqual(["  locale?: string;"]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The tables of docs/guides/colours-and-shapes.md are those of the source.

const source = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(source, file), "utf8");
const guide = read("../../../docs/guides/colours-and-shapes.md");
const css = ["styles/tokens.css", "styles/root.css"]
  .map(read)
  .join("\n")
  .replaceAll(/\s+/g, " ")
  .replaceAll(/\( | (?=\))/g, (space) => space.trim());

interface Field {
  readonly name: string;
  readonly about: string;
}

/** The fields of an interface of theme.ts that are texts, with what is said of each. */
function fieldsOf(name: string): Field[] {
  const [, body = ""] =
    new RegExp(`export interface ${name}\\b[^{]*\\{\\n(.*?)\\n\\}`, "s").exec(read("theme/theme.ts")) ?? [];
  return [...body.matchAll(/\/\*\* (.+?)\.? \*\/\n {2}(\w+)\?: string \| undefined;/g)].map(
    ([, about = "", field = ""]) => ({ name: field, about: capitalised(about.replace(/^Of /, "")) }),
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const property = (name: string) =>
  `--ek-${name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`;

/** Returns what stands in CSS after `var(<name>,`, to the end of its brackets. */
function fallbackOf(name: string): string {
  const begin = css.indexOf(`var(${name},`) + `var(${name},`.length;
  expect(begin, `${name} is used`).toBeGreaterThan(name.length + 4);
  let depth = 1;
  let end = begin;
  for (; depth > 0; end += 1) depth += css[end] === "(" ? 1 : css[end] === ")" ? -1 : 0;
  return css.slice(begin, end - 1).trim();
}

const shown = (value: string) => (value.startsWith("var(--_") ? "computed" : `\`${value}\``);

function colourRow({ name, about }: Field): string {
  const plain = property(name);
  const [light, dark] = ["light", "dark"].map((scheme) => {
    const inScheme = fallbackOf(plain.replace("--ek-", `--ek-${scheme}-`));
    expect(inScheme.startsWith(`var(${plain},`)).toBe(true);
    return shown(inScheme.slice(`var(${plain},`.length, -1).trim());
  });
  return `| \`${name}\` | \`${plain}\` | ${about} | ${light} | ${dark} |`;
}

function shapeRow({ name, about }: Field): string {
  return `| \`${name}\` | \`${property(name)}\` | ${about} | ${shown(fallbackOf(property(name)))} |`;
}

/** The rows of a section's table. */
function rowsOf(heading: string): string[] {
  const [, section = ""] = guide.split(`\n## ${heading}\n`);
  return (section.split("\n## ")[0] ?? "")
    .split("\n")
    .filter((line) => line.startsWith("| `") && !line.includes("custom property"));
}

test("the guide lists every colour with what it colours and its values in light and dark", () => {
  const fields = fieldsOf("ThemeColours");
  expect(fields.length).toBeGreaterThan(10);
  expect(rowsOf("Colours")).toEqual(fields.map(colourRow));
});

test("the guide lists everything else that a theme sets, with its value", () => {
  const fields = fieldsOf("Theme");
  expect(fields.map(({ name }) => name)).toEqual(["radius", "font", "fontSize", "shadow"]);
  expect(rowsOf("Shapes and type")).toEqual(fields.map(shapeRow));
});

test("no style sheet reads a custom property that the guide does not list", () => {
  const listed = [...fieldsOf("ThemeColours"), ...fieldsOf("Theme")].map(({ name }) => property(name));
  const used = [...css.matchAll(/var\((--ek-[a-z-]+)/g)].map(([, name = ""]) =>
    name.replace(/-(light|dark)(?=-)/, ""),
  );
  expect([...new Set(used)].toSorted()).toEqual(listed.toSorted());
  const named = [...guide.matchAll(/--ek-[a-z-]+[a-z]/g)].map(([name]) =>
    name.replace(/-(light|dark)(?=-)/, ""),
  );
  expect(named.filter((name) => !listed.includes(name) && !/^--ek-(light|dark)$/.test(name))).toEqual([]);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { definedElements } from "./custom-elements.ts";

const readme = readFileSync(join(import.meta.dirname, "../README.md"), "utf8");
const elements = [...definedElements()];
const codesIn = (text: string): string[] =>
  Array.from(text.replaceAll(/\([^)]*\)/g, "").matchAll(/`([\w-]+)`/g), ([, code = ""]) => code);
const [, ofAll = "", withSession = "", ofFlows = ""] =
  /^All have (.*?)\. The first five also have (.*?), and the methods.*?; the first three, which are flows, (.*?)\. Each/ms.exec(
    readme,
  ) ?? [];
const commonTo: Readonly<Record<string, readonly string[]>> = {
  blocks: [ofAll],
  policies: [ofAll, withSession],
  participation: [ofAll, withSession],
};

it.each(elements)("the readme names what <%s> has of its own, and no more", (tag, { definition }) => {
  const [, row = ""] = new RegExp(`^\\| \`<${tag}>\` \\|(.*)$`, "m").exec(readme) ?? [];
  const common = (commonTo[definition.part] ?? [ofAll, withSession, ofFlows]).flatMap(codesIn);
  // `get-session` is read when a session is needed: no one observes it.
  const known = [...codesIn(row), ...common].filter((name) => name !== "get-session");
  const has = [...definition.attributes, ...definition.properties].filter((name) => name !== "getSession");
  expect(known.toSorted()).toEqual(has.toSorted());
});

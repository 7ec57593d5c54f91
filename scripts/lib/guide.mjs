import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** @typedef {{ section: string, language: string, file: string | undefined, code: string }} Block */

/** @param {string} name of a page in docs/guides */
export function textOf(name) {
  return readFileSync(join(root, "docs/guides", `${name}.md`), "utf8");
}

/**
 * The blocks that a guide shows, in their order: files by their names, commands without one.
 * @param {string} name of a page in docs/guides
 * @returns {Block[]}
 */
export function blocksOf(name) {
  const text = textOf(name);
  let section = "";
  const found = text.matchAll(
    /^#+ (?<heading>.+)$|^```(?<language>\w+)(?: (?<file>\S+))?\n(?<code>[\s\S]*?)^```$/gm,
  );
  return [...found].flatMap(({ groups: { heading, language = "", file, code = "" } = {} }) => {
    if (heading === undefined) return [{ section, language, file, code }];
    section = heading;
    return [];
  });
}

/**
 * Files of a guide, by their names. A section's own files stand for those of the same name elsewhere.
 * @param {string} guide @param {readonly string[]} names @param {string} [section] the heading above them
 * @returns {Record<string, string>}
 */
export function filesOf(guide, names, section) {
  const all = blocksOf(guide);
  const blocks = [...all.filter((block) => block.section === section), ...all];
  return Object.fromEntries(
    names.map((name) => {
      const block = blocks.find(({ file }) => file === name);
      if (!block) throw new Error(`docs/guides/${guide}.md has no block ${name}.`);
      return [name, block.code];
    }),
  );
}

// The regular expressions of this repository: node scripts/patterns.mjs
// Lists those whose work grows faster than the text that they read: a caller's text of some kilobytes could hold up
// everyone. Two unbounded parts beside each other do that, as in /a+b*a+$/; plain string code or a parser does not.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "vite";
import { root } from "./lib/root.mjs";

/** The sources that read what others send; tests and their helpers do not. */
const sources = [":(glob)packages/*/src/**", "apps/service/src", "apps/hr-demo/server"];
const exempt = /\.test\.tsx?$|\/testing\/|\/testing\.ts$|\/conformance\//;

/** @typedef {{ file: string, line: number, source: string, flags: string }} Pattern */
/** @typedef {Pattern & { issue: string }} SlowPattern */

/**
 * Finds the patterns of one file: literals, and `RegExp` of a text. What a template inserts counts as one letter; a
 * pattern that is no text has an empty source.
 * @param {string} file path from the root
 * @param {string} text
 * @returns {Pattern[]}
 */
export function findPatterns(file, text) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  /** @type {Pattern[]} */
  const patterns = [];
  /** @param {{ start: number }} node @param {string} source @param {string} flags */
  const add = ({ start }, source, flags) =>
    patterns.push({ file, line: text.slice(0, start).split("\n").length, source, flags });
  /** @param {import("vite").ESTree.NewExpression | import("vite").ESTree.CallExpression} node */
  const addRegExp = (node) => {
    if (node.callee.type !== "Identifier" || node.callee.name !== "RegExp") return;
    const [source, flags] = node.arguments.map(textOf);
    add(node, source ?? "", flags ?? "");
  };
  new Visitor({
    Literal(node) {
      if ("regex" in node && node.regex) add(node, node.regex.pattern, node.regex.flags);
    },
    NewExpression: addRegExp,
    CallExpression: addRegExp,
  }).visit(program);
  return patterns;
}

/** @param {import("vite").ESTree.Argument} node */
function textOf(node) {
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.cooked ?? "").join("x");
  return undefined;
}

/** Finds the patterns of all sources. */
export function findAllPatterns() {
  return execFileSync("git", ["ls-files", ...sources], { cwd: root, encoding: "utf8", maxBuffer: 1e8 })
    .trim()
    .split("\n")
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !exempt.test(file))
    .flatMap((file) => findPatterns(file, readFileSync(join(root, file), "utf8")));
}

/**
 * Returns those patterns whose work is not proportional to the text, or of which that is not known.
 * @param {readonly Pattern[]} patterns
 * @returns {Promise<SlowPattern[]>}
 */
export async function slowPatterns(patterns) {
  // The checker that is written in JavaScript: the others need Java, or a binary for each system.
  process.env["RECHECK_SYNC_BACKEND"] = "pure";
  const { checkSync } = await import("recheck");
  /** @type {Map<string, string | undefined>} */
  const judged = new Map();
  return patterns.flatMap((pattern) => {
    const key = `/${pattern.source}/${pattern.flags}`;
    if (!judged.has(key)) judged.set(key, issueOf(checkSync, pattern));
    const issue = judged.get(key);
    return issue === undefined ? [] : [{ ...pattern, issue }];
  });
}

/**
 * @param {typeof import("recheck").checkSync} checkSync
 * @param {Pattern} pattern
 */
function issueOf(checkSync, { source, flags }) {
  if (source === "") return "cannot be read here; write a literal, or a template";
  const result = checkSync(source, flags, { randomSeed: 1, timeout: 30_000 });
  if (result.status === "safe") return undefined;
  if (result.status === "unknown") return `cannot be judged (${result.error.kind}); write it simpler`;
  return `is slow (${result.complexity.summary}), for example on ${result.attack.pattern}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const patterns = findAllPatterns();
  const slow = await slowPatterns(patterns);
  for (const { file, line, source, issue } of slow) console.log(`${file}:${line} /${source}/ ${issue}`);
  console.log(`${slow.length} of ${patterns.length} patterns to replace`);
  process.exitCode = slow.length > 0 ? 1 : 0;
}

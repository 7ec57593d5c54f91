// The words of this repository: node scripts/words.mjs [--report]
// Lists words that should not be in code, comments, tests and docs. With --report it always exits with 0.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { root } from "./lib/root.mjs";

/**
 * Words that occur nowhere, neither in names nor in prose.
 * @type {readonly { words: readonly string[], use: string, allowedFiles?: RegExp }[]}
 */
export const forbidden = [
  { words: ["lookout", "lookouts"], use: "poller" },
  { words: ["tell", "tells", "telling", "told"], use: "emit, notify, report or say" },
  { words: ["news"], use: "status change or notification" },
  {
    words: ["fault", "faults", "faulty"],
    use: "issue, error or invalid",
    // The JSON that `enrolkit receipts verify` prints has `faults`, which scripts read.
    allowedFiles: /^apps\/service\/src\/cli\/(commands\/)?receipts\./,
  },
  { words: ["mend", "mends", "mended", "mending"], use: "fix or correct" },
  { words: ["asker", "askers"], use: "requirement handler" },
  { words: ["courier", "couriers"], use: "deliverer" },
  { words: ["standing"], use: "status or policy benefits" },
  { words: ["rehearse", "rehearses", "rehearsed", "rehearsal", "rehearsals"], use: "dry run" },
  { words: ["patience"], use: "timeoutMs" },
  { words: ["scrub", "scrubs", "scrubbed", "scrubbing"], use: "vacuum or erase" },
  {
    words: ["fold", "folds", "folded", "folding"],
    use: "checkpoint, reduce or collapse",
    allowedFiles: /\/Deadline\//, // lines of a calendar file are folded (RFC 5545)
  },
  { words: ["whom", "whoever", "whomever"], use: "the noun: employee, member, caller, dependents …" },
  { words: ["somebody", "somebodys"], use: "someone, or the noun" },
  { words: ["everybody", "everybodys"], use: "everyone, or the noun" },
  {
    words: ["nobody", "nobodys"],
    use: "no one, or the noun",
    allowedFiles: /^scripts\/lib\/postgres\./, // a user account of Unix systems
  },
  { words: ["workplace", "workplaces"], use: "command context" },
];

/**
 * Words with several meanings, of which one is left. A program can only check names that are declared, and each name is
 * checked as a sequence of words in lower case (`placeOf` is `place of`).
 * @type {readonly { word: RegExp, meaning: string, use: string, files?: RegExp, allowed?: RegExp, allowedFiles?: RegExp }[]}
 */
export const ambiguous = [
  {
    word: /\bplaces?\b/,
    meaning: "in prose only, as in “in place” and “takes place”",
    use: "location (time zone), page or step (flow), path (JSON), index or position",
    allowed: /\bin place\b/,
  },
  {
    word: /\bsteps?\b/,
    meaning: "a step of a flow in the browser, or of a test run",
    use: "transition (workflow), segment (path)",
    files: /^(apps\/service|packages\/(contract|client))\//,
  },
  {
    word: /\banswer(s|ed|ing)?\b/,
    meaning: "an answer to a requirement",
    use: "response (HTTP), decision (insurer), result",
    allowed: /requirement/,
    allowedFiles: /requirement|beneficiar|questions|actionrequired/i,
  },
  {
    word: /\bunits?\b/,
    meaning: "a unit of money or time, or a unit test",
    use: "transaction",
    allowed: /\b(minor|currency|time) units?\b|\bunit (test|project|display)s?\b/,
    allowedFiles: /^scripts\//,
  },
  {
    word: /\b(keeps?|kept)\b/,
    meaning: "in prose only: to go on having, as in “keeps its id”",
    use: "cache, set, store, retain or remember",
    allowed: /\bkeep (alive|previous)\b/,
  },
  {
    word: /\bsubjects?\b/,
    meaning: "the person or company that a session is for (SDK), or the `sub` of a token",
    use: "context, or the aggregate's own name",
    files: /^(apps\/service|packages\/(contract|rules))\//,
    allowedFiles: /\/auth\/|embed-session|dashboard/,
  },
  {
    word: /\bcallers?\b/,
    meaning: "in prose only: who calls a function or the API",
    use: "principal, client, requestContext",
  },
  { word: /\bgiven\b/, meaning: "in prose only", use: "args or input" },
  {
    word: /\bsettle(s|d|ing)?\b/,
    meaning: "a promise or a query that has ended",
    use: "snapshot or confirm",
    allowed: /\b(all|on|is) settled\b/,
  },
  { word: /\blook(s|ed|ing)?\b/, meaning: "in prose only", use: "fetch, refetch, poll or find" },
  { word: /\bexchanges?\b/, meaning: "in prose only", use: "request state, or send" },
  { word: /\blanes?\b/, meaning: "a street, in test data", use: "queue" },
  { word: /\bas unit\b/, meaning: "none", use: "inTransaction" },
];

/**
 * Phrases that read like a translation, beside the forbidden words the only ones looked for in texts of screens.
 * @type {readonly { phrase: RegExp, use: string }[]}
 */
export const stilted = [
  { phrase: /\bby (itself|themselves|ourselves)\b/i, use: "automatically, or nothing" },
  { phrase: /\bknows? of it\b/i, use: "has been told" },
  { phrase: /\b(would )?holds? from\b/i, use: "takes effect on" },
  { phrase: /\bbeside (you|me|the employee)\b/i, use: "with you" },
  { phrase: /\bgone for good\b/i, use: "deleted" },
  { phrase: /\bis open to (you|them)\b|\bnothing is open\b/i, use: "the noun: options, tasks" },
  { phrase: /\bto go on\b/i, use: "to continue" },
  { phrase: /\bfix(ed|es)? (the )?(figures|amounts|prices)\b/i, use: "final or locked" },
];

const englishScreens = /\/messages\/(en\/[\w-]+|[\w-]*en)\.ts$/;

const wordsOfScreens = ["mend", "somebody", "everybody", "nobody", "whom", "whoever"];

/**
 * Finds the phrases of a text of screens that no native writer would use.
 * @param {string} file path from the root
 * @param {string} text
 * @returns {Finding[]}
 */
export function findStilted(file, text) {
  const rules = forbidden.filter(({ words }) => words.some((word) => wordsOfScreens.includes(word)));
  return text.split("\n").flatMap((line, index) => [
    ...rules.flatMap(({ words, use }) =>
      wordsOf(line)
        .filter((word) => words.includes(word))
        .map((word) => ({ file, line: index + 1, word, use })),
    ),
    ...stilted.flatMap(({ phrase, use }) => {
      const word = phrase.exec(line)?.[0];
      return word ? [{ file, line: index + 1, word, use }] : [];
    }),
  ]);
}

/** Texts of screens and shared cases have their own rules; generated files repeat others. */
const exempt = [
  /^packages\/react\/src\/messages\//,
  /^apps\/hr-demo\/src\/messages/,
  /^packages\/rules\/cases\//,
  /\/generated\/|\.generated\./,
  /^scripts\/words\.(mjs|test\.ts)$/,
];

/** @typedef {{ file: string, line: number, word: string, use: string }} Finding */

/**
 * Finds the words of one file.
 * @param {string} file path from the root
 * @param {string} text
 * @param {string} [screens] the words of all screens, which tests can quote
 * @returns {Finding[]}
 */
export function findWords(file, text, screens = "") {
  const rules = forbidden.filter(({ allowedFiles }) => !allowedFiles?.test(file));
  const findings = text.split("\n").flatMap((line, index) =>
    rules.flatMap(({ words, use }) =>
      wordsOf(line)
        .filter((word) => words.includes(word))
        .filter(() => !quotesScreen(line, words, screens))
        .map((word) => ({ file, line: index + 1, word, use })),
    ),
  );
  if (!/\.(tsx?|mjs)$/.test(file)) return findings;
  codeOf(text)
    .split("\n")
    .forEach((line, index) => {
      for (const name of declaredNames(line)) {
        const rule = ambiguous.find((each) => isMisused(each, name, file));
        if (rule) findings.push({ file, line: index + 1, word: name, use: rule.use });
      }
    });
  return findings;
}

/**
 * Splits text and names into words in lower case: `tellHost` has `tell` and `host`, `default` has no `fault`.
 * @param {string} text
 */
function wordsOf(text) {
  const spaced = text.replaceAll(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2");
  return (spaced.match(/[a-z]+/gi) ?? []).map((word) => word.toLowerCase());
}

/**
 * @param {typeof ambiguous[number]} rule
 * @param {string} name
 * @param {string} file
 */
function isMisused({ word, files, allowed, allowedFiles }, name, file) {
  const words = wordsOf(name).join(" ");
  if (!word.test(words) || allowed?.test(words)) return false;
  return (files?.test(file) ?? true) && !allowedFiles?.test(file);
}

/**
 * Returns whether a line has these words only in strings and patterns that quote a screen, as tests do. A word is quoted
 * when it has the same neighbours there, so that figures and names of people can differ.
 * @param {string} line
 * @param {readonly string[]} words
 * @param {string} screens the words of all screens
 */
function quotesScreen(line, words, screens) {
  const literals = /(["'`/])((?:(?!\1)[^\\]|\\.){4,}?)\1/g;
  const unquoted = line.replaceAll(literals, (literal) => {
    const quoted = wordsOf(literal);
    const isOnScreen = (/** @type {number} */ index) =>
      screens.includes(` ${quoted.slice(Math.max(0, index - 1), index + 2).join(" ")} `);
    return quoted.every((word, index) => !words.includes(word) || isOnScreen(index)) ? "" : literal;
  });
  return !wordsOf(unquoted).some((word) => words.includes(word));
}

/**
 * The code of a file with comments and strings blanked, on the same lines.
 * @param {string} text
 */
function codeOf(text) {
  const pattern =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`/g;
  return text.replaceAll(pattern, (literal) => literal.replaceAll(/[^\n]/g, ""));
}

const foreignProperties = ["answers", "settled", "unit"];

const declarations = [
  /\b(?:const|let|var|function\*?|class|interface|enum|type(?=\s+\w+\s*[=<]))\s+([A-Za-z_$][\w$]*)/g,
  /[({,]\s*(?:readonly\s+)?([A-Za-z_$][\w$]*)\??:/g, // parameters and properties
  /^\s*(?:export\s+|readonly\s+|async\s+|static\s+|#)*([A-Za-z_$][\w$]*)\??\s*[:(]/g, // members
];

/**
 * The names that a line declares. Properties that others have named are left out: those of the interface in snake_case,
 * `answers` of a requirement, `settled` of stored intents, and `unit` of fast-check.
 * @param {string} line
 */
function declaredNames(line) {
  const [values = [], ...properties] = declarations.map((pattern) =>
    [...line.matchAll(pattern)].map(([, name = ""]) => name),
  );
  const names = [...values, ...properties.flat().filter((name) => !foreignProperties.includes(name))];
  return [...new Set(names)].filter((name) => !/[a-z]_[a-z]/.test(name));
}

/** Finds the words of all tracked files. */
export function findAllWords() {
  const tracked = ["*.ts", "*.tsx", "*.mjs", "*.md", "*.css"];
  const files = execFileSync("git", ["ls-files", ...tracked], { cwd: root, encoding: "utf8", maxBuffer: 1e8 })
    .trim()
    .split("\n");
  const read = (/** @type {string} */ file) => readFileSync(join(root, file), "utf8");
  const messages = files.filter((file) => /messages/.test(file) && isExempt(file)).map(read);
  const screens = ` ${wordsOf(messages.join(" ")).join(" ")} `;
  return files.flatMap((file) => {
    if (englishScreens.test(file)) return findStilted(file, read(file));
    return isExempt(file) ? [] : findWords(file, read(file), screens);
  });
}

/** @param {string} file */
function isExempt(file) {
  return exempt.some((pattern) => pattern.test(file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const findings = findAllWords();
  for (const { file, line, word, use } of findings) console.log(`${file}:${line} “${word}”: use ${use}`);
  console.log(`${findings.length} words to replace`);
  process.exitCode = findings.length > 0 && !process.argv.includes("--report") ? 1 : 0;
}

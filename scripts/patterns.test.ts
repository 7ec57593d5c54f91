import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { operations } from "../packages/contract/src/index.ts";
import { expect, test } from "vitest";
import { findAllPatterns, findPatterns, slowPatterns } from "./patterns.mjs";

const slowIn = async (text: string) =>
  (await slowPatterns(findPatterns("apps/service/src/a.ts", text))).map(({ line, source }) => [line, source]);

test("a slow pattern is found, with its file and line", async () => {
  const [found, ...others] = await slowPatterns(
    findPatterns("apps/service/src/a.ts", "const a = 1;\nconst slow = /eyJ[\\w-]+\\.eyJ/;\n"),
  );
  expect(others).toEqual([]);
  expect(found).toMatchObject({ file: "apps/service/src/a.ts", line: 2, source: "eyJ[\\w-]+\\.eyJ" });
  expect(found?.issue).toMatch(/2nd degree polynomial/);
});

test.each([
  ["a literal", "const a = /^a\\s*;?\\s*$/i;"],
  ["a constructed one", 'new RegExp("^(a+)+$");'],
  ["one that is called", 'RegExp("^(a+)+$", "u");'],
  ["a template, whose insertions count as a letter", "new RegExp(`^${prefix}(b+)+$`);"],
  ["one among types", "function f<T>(a: T): boolean { return /(?:a|a)*$/.test(String(a)); }"],
  ["one that is no text", "new RegExp(pattern);"],
])("%s is found", async (_, code) => {
  expect(await slowIn(code)).toHaveLength(1);
});

test.each(["/^[a-z]{1,8}$/;", "/[\\p{Control}]/gu;", "a / b / c;", '"/(a+)+$/";', "// /(a+)+$/"])(
  "%s is fine",
  async (code) => {
    expect(await slowIn(code)).toEqual([]);
  },
);

const length = 256 * 1024;

/** Runs patterns on hostile texts of the size of the largest body. Posts the number of each pattern when it is through. */
const runner = `
  const { parentPort, workerData: { patterns, length } } = require("node:worker_threads");
  const fillers = ["a", "0", "A", " ", "\\t", "-", ".", "/", "=", '"', "'", "\\\\", ",", "{", "[", "(", "@", "é", "eyJ"];
  for (const [index, { source, flags }] of patterns.entries()) {
    const words = source.replace(/\\\\[a-zA-Z]/g, " ").match(/[\\w@./-]{2,}/g) ?? [];
    const start = /^\\^?((?:\\\\?[\\w/-])*)/.exec(source)[1].replaceAll("\\\\", "");
    for (const prefix of new Set(["", start])) {
      for (const filler of [...fillers, ...words]) {
        const text = prefix + filler.repeat(Math.ceil(length / filler.length));
        for (const hostile of [text, text + "!", text + "\\n"]) {
          const pattern = new RegExp(source, flags);
          if (flags.includes("g")) hostile.replaceAll(pattern, "");
          else pattern.test(hostile);
        }
      }
    }
    parentPort.postMessage(index);
  }
`;

interface TestedPattern {
  source: string;
  flags: string;
}

/** Resolves with the patterns that did not come through within the limit: a linear one needs some 30 ms, a quadratic one minutes. */
async function heldUpBy(patterns: readonly TestedPattern[], limitMs = 20_000): Promise<TestedPattern[]> {
  const heldUp: TestedPattern[] = [];
  let waiting = [...patterns];
  while (waiting.length > 0) {
    const batch = waiting;
    const worker = new Worker(runner, { eval: true, workerData: { patterns: batch, length } });
    const done = await lastMessage(worker, batch.length, limitMs);
    await worker.terminate();
    const stuck = batch[done];
    if (stuck !== undefined) heldUp.push(stuck);
    waiting = batch.slice(done + 1);
  }
  return heldUp;
}

/** Resolves with how many patterns came through before one took longer than the limit. */
async function lastMessage(worker: Worker, total: number, limitMs: number): Promise<number> {
  for (let done = 0; done < total; done += 1) {
    try {
      await once(worker, "message", { signal: AbortSignal.timeout(limitMs) });
    } catch {
      return done;
    }
  }
  return total;
}

/** All regular expressions in the schemas of the operations: those of zod's formats too. */
function patternsOfSchemas(): RegExp[] {
  const seen = new Set<unknown>();
  const found: RegExp[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    if (value instanceof RegExp) found.push(value);
    else for (const key of Reflect.ownKeys(value)) walk((value as Record<PropertyKey, unknown>)[key]);
  };
  walk(operations);
  return found;
}

test("no pattern of the sources is held up by a long hostile text", { timeout: 200_000 }, async () => {
  const patterns = findAllPatterns();
  expect(patterns.length).toBeGreaterThan(100);
  expect(await heldUpBy(patterns)).toEqual([]);
});

test("no pattern of a schema is slow, those of zod among them", { timeout: 200_000 }, async () => {
  const patterns = [...new Set(patternsOfSchemas().map(String))].map((text) => {
    const end = text.lastIndexOf("/");
    return { file: "schemas", line: 0, source: text.slice(1, end), flags: text.slice(end + 1) };
  });
  expect(patterns.length).toBeGreaterThan(30);
  expect(await slowPatterns(patterns)).toEqual([]);
  expect(await heldUpBy(patterns)).toEqual([]);
});

test("a pattern that is held up is noticed", { timeout: 60_000 }, async () => {
  const slow = { source: "eyJ[\\w-]+\\.eyJ", flags: "" };
  const fine = { source: "^a$", flags: "" };
  expect(await heldUpBy([fine, slow, fine], 2_000)).toEqual([slow]);
});

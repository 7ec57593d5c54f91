import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "@enrolkit/types";
import { applyRule } from "./rules-by-kind.ts";
import { isSame } from "./compare.ts";

interface Case {
  name: string;
  input: unknown;
  expect: unknown;
}

interface CaseFile {
  kind: string;
  cases: Case[];
}

export interface CaseResult {
  name: string;
  passed: boolean;
  /** What the rules returned, or the message of what they threw. */
  actual: unknown;
  expected: unknown;
}

/** The folder of the cases that are part of the tests. */
export const casesFolder = fileURLToPath(new URL("../../cases/", import.meta.url));

/** Reads a file of cases. Returns null for a catalogue, which holds no cases; throws an Error for anything else. */
export function readCaseFile(path: string): CaseFile | null {
  const content: unknown = JSON.parse(readFileSync(path, "utf8"));
  if (typeof content !== "object" || content === null) throw new Error("It holds no case file.");
  if ("plans" in content && !("kind" in content)) return null;
  const { kind, cases } = content as Partial<CaseFile>;
  if (typeof kind !== "string" || !Array.isArray(cases))
    throw new Error("A case file has `kind` and `cases`.");
  return { kind, cases };
}

/** The catalogue that a case file's `plan_id` refers to: the one beside it, else the one of this package. */
export function catalogueBeside(path: string): Catalogue {
  const beside = join(dirname(path), "catalogue.json");
  const file = existsSync(beside) ? beside : join(casesFolder, "catalogue.json");
  return JSON.parse(readFileSync(file, "utf8")) as Catalogue;
}

/** Runs one case through the rules. Never throws: a rule that does is a failed case. */
export function runCase(kind: string, { name, input, expect }: Case, catalogue: Catalogue): CaseResult {
  try {
    const actual = applyRule(kind, input, catalogue);
    return { name, passed: isSame(actual, expect), actual, expected: expect };
  } catch (error) {
    return { name, passed: false, actual: String(error), expected: expect };
  }
}

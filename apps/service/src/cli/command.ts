import type { ParseArgsOptionDescriptor } from "node:util";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** What the operator typed after the command's name. */
export interface Given {
  values: Record<string, string | boolean | string[] | undefined>;
  positionals: readonly string[];
}

/** What a command works with. */
export interface Workplace {
  /** Migrated. */
  store: Store;
  settings: Settings;
  now: () => number;
}

/** What a command found or did: rows to print, and a sentence to the operator. */
export interface Outcome {
  rows: readonly Record<string, string | number | null>[];
  note?: string;
}

export interface Command {
  /** As typed: "keys create". */
  name: string;
  /** What follows the name. */
  usage: string;
  summary: string;
  options?: Record<string, ParseArgsOptionDescriptor>;
  run(given: Given, workplace: Workplace): Promise<Outcome>;
}

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** The command cannot do what it was asked to: exit code 1. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CommandError";
  }
}

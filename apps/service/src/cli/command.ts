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
  /** Printed in place of the table. */
  text?: string;
  /** What `--json` prints in place of the rows. */
  json?: unknown;
  /** The command did its work, and what it looked at is wrong: exit code 1. */
  failed?: true;
}

interface CommandLine {
  /** As typed: "keys create". */
  name: string;
  /** What follows the name. */
  usage: string;
  summary: string;
  options?: Record<string, ParseArgsOptionDescriptor>;
}

/** A command on the store that the settings name. */
export interface StoreCommand extends CommandLine {
  run(given: Given, workplace: Workplace): Promise<Outcome>;
}

/** A command that needs neither store nor settings: it works on any machine. */
export interface OfflineCommand extends CommandLine {
  offline: true;
  run(given: Given): Outcome;
}

export type Command = StoreCommand | OfflineCommand;

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

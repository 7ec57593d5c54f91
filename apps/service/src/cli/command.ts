import type { ParseArgsOptionDescriptor } from "node:util";
import type { Settings } from "../settings.ts";
import type { Store } from "../store/store.ts";

/** The arguments after the command's name. */
export interface Args {
  values: Record<string, string | boolean | string[] | undefined>;
  positionals: readonly string[];
}

export interface CliContext {
  /** Already migrated. */
  store: Store;
  settings: Settings;
  now: () => number;
}

/** What a command prints: rows for standard output, and a sentence for standard error. */
export interface Outcome {
  rows: readonly Record<string, string | number | null>[];
  note?: string;
  /** Printed instead of the rows' table. */
  text?: string;
  /** Printed instead of the rows with `--json`. */
  json?: unknown;
  /** The command ran, and found what it checked to be wrong: exit code 1. */
  failed?: true;
}

interface CommandLine {
  /** As it is typed: "keys create". */
  name: string;
  /** The arguments after the name. */
  usage: string;
  summary: string;
  options?: Record<string, ParseArgsOptionDescriptor>;
}

/** A command on the store that the settings name. */
export interface StoreCommand extends CommandLine {
  /** It may be the first on its store, which is made then; the others are about what a store holds. */
  first?: true;
  run(args: Args, context: CliContext): Promise<Outcome>;
}

/** A command that needs neither store nor settings: it works on any machine. */
export interface OfflineCommand extends CommandLine {
  offline: true;
  run(args: Args): Outcome;
}

export type Command = StoreCommand | OfflineCommand;

/** The command was typed wrongly: exit code 2. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "UsageError";
  }
}

/** The command cannot do what was asked for: exit code 1. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = "CommandError";
  }
}

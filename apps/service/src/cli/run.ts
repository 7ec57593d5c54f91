import { parseArgs } from "node:util";
import { inEnglish } from "@enrolkit/rules";
import leven from "leven";
import { ProblemError } from "../problem/problem.ts";
import {
  type Args,
  type CliContext,
  type Command,
  CommandError,
  type Outcome,
  type StoreCommand,
  UsageError,
} from "./command.ts";
import { commands } from "./commands/index.ts";
import { help, helpOnCommand, table } from "./output.ts";

export interface Result {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** A store that was opened for a command. */
export interface OpenedStore {
  context: CliContext;
  close: () => Promise<void>;
  /** Where the store is a file: its folder, which the command names. */
  dataDir?: string;
}

/** Runs one command line. `open` opens the store and is called only when a command needs it. */
export async function runCommandLine(
  args: readonly string[],
  open: (command: StoreCommand) => Promise<OpenedStore>,
): Promise<Result> {
  try {
    if (args.length === 0 || args[0] === "help" || args.includes("--help") || args.includes("-h")) {
      return { exitCode: 0, stdout: helpOn(args), stderr: "" };
    }
    const { command, rest } = findCommand(args);
    const parsed = parse(command, rest);
    const json = parsed.values.json === true;
    if ("offline" in command) return formatOutcome(command.run(parsed), json);
    const { context, close, dataDir } = await open(command);
    try {
      const result = await command
        .run(parsed, context)
        .then((outcome) => formatOutcome(outcome, json), formatError);
      return dataDir === undefined || json
        ? result
        : { ...result, stderr: `Data folder: ${dataDir}\n${result.stderr}` };
    } finally {
      await close();
    }
  } catch (error) {
    return formatError(error);
  }
}

function findCommand(args: readonly string[]): { command: Command; rest: string[] } {
  for (const command of commands) {
    const words = command.name.split(" ");
    if (words.every((word, index) => args[index] === word))
      return { command, rest: args.slice(words.length) };
  }
  throw new UsageError(noCommand(args));
}

/** The help on a command, on those that begin with a word, or on all. */
function helpOn(args: readonly string[]): string {
  const words = args.filter((arg) => arg !== "help" && !arg.startsWith("-"));
  if (words.length === 0) return help(commands);
  const startsWith = (count: number) => {
    const start = words.slice(0, count).join(" ");
    return commands.filter(({ name }) => name === start || name.startsWith(`${start} `));
  };
  const named = [startsWith(2), startsWith(1)].find(({ length }) => length > 0);
  if (named === undefined) throw new UsageError(noCommand(words));
  return named.map(helpOnCommand).join("\n");
}

/** A misspelt command has a few letters that are wrong, or is the end of the right one. */
const maxDistance = 4;

function noCommand(args: readonly string[]): string {
  const words = args.filter((arg) => !arg.startsWith("-")).slice(0, 2);
  const typed = words.join(" ").slice(0, 40);
  const group = commands.filter(({ name }) => name.startsWith(`${words[0]} `)).map(({ name }) => name);
  const candidates = commands.map(({ name }) => ({
    name,
    distance: Math.min(leven(name, typed), leven(name, words[0]?.slice(0, 40) ?? "")),
  }));
  const [nearest] = candidates.toSorted((a, b) => a.distance - b.distance);
  if (nearest !== undefined && nearest.distance <= maxDistance) {
    return `There is no command "${typed}". Did you mean "${nearest.name}"?`;
  }
  const others = group.length > 0 ? ` There are: ${group.join(", ")}.` : "";
  return `There is no command "${typed}".${others}`;
}

function parse(command: Command, rest: string[]): Args {
  const options = { ...command.options, json: { type: "boolean" as const } };
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: enrolkit ${command.name} ${command.usage}`);
  }
}

function formatOutcome({ rows, note, text, json: document = rows, failed }: Outcome, json: boolean): Result {
  const exitCode = failed ? 1 : 0;
  if (json) return { exitCode, stdout: `${JSON.stringify(document, null, 2)}\n`, stderr: "" };
  const output = text ?? (rows.length > 0 ? table(rows) : "");
  return {
    exitCode,
    stdout: output === "" ? "" : `${output}\n`,
    stderr: note === undefined ? "" : `${note}\n`,
  };
}

function formatError(error: unknown): Result {
  if (error instanceof UsageError) {
    return { exitCode: 2, stdout: "", stderr: `${error.message}\n"enrolkit help" shows all commands.\n` };
  }
  if (error instanceof ProblemError) {
    const errors = Object.entries(error.members.errors ?? {}).flatMap(([path, messages]) =>
      messages.map((message) => `  ${path}: ${inEnglish(message)}`),
    );
    return {
      exitCode: 1,
      stdout: "",
      stderr: `${[inEnglish(error.detail), ...errors].join("\n")}\nNothing was changed.\n`,
    };
  }
  if (error instanceof CommandError) return { exitCode: 1, stdout: "", stderr: `${error.message}\n` };
  throw error;
}

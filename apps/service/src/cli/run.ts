import { parseArgs } from "node:util";
import { ProblemError } from "../problem/problem.ts";
import {
  type Args,
  type CliContext,
  type Command,
  CommandError,
  type Outcome,
  UsageError,
} from "./command.ts";
import { commands } from "./commands/index.ts";
import { help, table } from "./output.ts";

export interface Result {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs one command line. `open` opens the store and is called only when a command needs it. */
export async function runCommandLine(
  args: readonly string[],
  open: () => Promise<{ context: CliContext; close: () => Promise<void> }>,
): Promise<Result> {
  if (args.length === 0 || args[0] === "help" || args.includes("--help")) {
    return { exitCode: 0, stdout: help(commands), stderr: "" };
  }
  try {
    const { command, rest } = findCommand(args);
    const parsed = parse(command, rest);
    const json = parsed.values.json === true;
    if ("offline" in command) return formatOutcome(command.run(parsed), json);
    const { context, close } = await open();
    try {
      return formatOutcome(await command.run(parsed, context), json);
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
  throw new UsageError(`There is no command "${args.slice(0, 2).join(" ")}".`);
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
      messages.map((message) => `  ${path}: ${message}`),
    );
    return {
      exitCode: 1,
      stdout: "",
      stderr: `${[error.detail, ...errors].join("\n")}\nNothing was changed.\n`,
    };
  }
  if (error instanceof CommandError) return { exitCode: 1, stdout: "", stderr: `${error.message}\n` };
  throw error;
}

import { parseArgs } from "node:util";
import { ProblemError } from "../problem/problem.ts";
import {
  type Command,
  CommandError,
  type Given,
  type Outcome,
  UsageError,
  type Workplace,
} from "./command.ts";
import { commands } from "./commands/index.ts";
import { help } from "./help.ts";
import { table } from "./table.ts";

export interface Result {
  exitCode: number;
  stdout: string;
  stderr: string;
}

/** Runs one command line. `open` opens the store once it is known that it will be needed. */
export async function runCommandLine(
  args: readonly string[],
  open: () => Promise<{ workplace: Workplace; close: () => Promise<void> }>,
): Promise<Result> {
  if (args.length === 0 || args[0] === "help" || args.includes("--help")) {
    return { exitCode: 0, stdout: help(commands), stderr: "" };
  }
  try {
    const { command, rest } = commandIn(args);
    const given = parse(command, rest);
    const json = given.values.json === true;
    if ("offline" in command) return printed(command.run(given), json);
    const { workplace, close } = await open();
    try {
      return printed(await command.run(given, workplace), json);
    } finally {
      await close();
    }
  } catch (error) {
    return refused(error);
  }
}

function commandIn(args: readonly string[]): { command: Command; rest: string[] } {
  for (const command of commands) {
    const words = command.name.split(" ");
    if (words.every((word, index) => args[index] === word))
      return { command, rest: args.slice(words.length) };
  }
  throw new UsageError(`There is no command "${args.slice(0, 2).join(" ")}".`);
}

function parse(command: Command, rest: string[]): Given {
  const options = { ...command.options, json: { type: "boolean" as const } };
  try {
    const { values, positionals } = parseArgs({ args: rest, options, allowPositionals: true, strict: true });
    return { values, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\nUsage: enrolkit ${command.name} ${command.usage}`);
  }
}

function printed({ rows, note, text, json: document = rows, failed }: Outcome, json: boolean): Result {
  const exitCode = failed ? 1 : 0;
  if (json) return { exitCode, stdout: `${JSON.stringify(document, null, 2)}\n`, stderr: "" };
  const shown = text ?? (rows.length > 0 ? table(rows) : "");
  return {
    exitCode,
    stdout: shown === "" ? "" : `${shown}\n`,
    stderr: note === undefined ? "" : `${note}\n`,
  };
}

function refused(error: unknown): Result {
  if (error instanceof UsageError) {
    return { exitCode: 2, stdout: "", stderr: `${error.message}\n"enrolkit help" shows all commands.\n` };
  }
  if (error instanceof ProblemError) {
    const faults = Object.entries(error.members.errors ?? {}).flatMap(([path, messages]) =>
      messages.map((message) => `  ${path}: ${message}`),
    );
    return {
      exitCode: 1,
      stdout: "",
      stderr: `${[error.detail, ...faults].join("\n")}\nNothing was changed.\n`,
    };
  }
  if (error instanceof CommandError) return { exitCode: 1, stdout: "", stderr: `${error.message}\n` };
  throw error;
}

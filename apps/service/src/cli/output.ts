import type { Command, Outcome } from "./command.ts";

/** Formats rows as columns under their names. */
export function table(rows: Outcome["rows"]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = [names, ...rows.map((row) => names.map((name) => printable(String(row[name] ?? "–"))))];
  const widths = names.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** Replaces control characters in a text from outside, which could drive the terminal or reverse a line. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Control}\p{Bidi_Control}]/gu, "�");
}

const exitCodes = "Exit codes: 0 success, 1 refused, 2 usage error.";

/** Returns the text of `enrolkit COMMAND --help`. */
export function helpOnCommand({ name, usage, summary }: Command): string {
  const line = ["enrolkit", name, usage, "[--json]"].filter((part) => part !== "").join(" ");
  return [`Usage: ${line}`, "", `  ${summary}.`, "", exitCodes, ""].join("\n");
}

/** Returns the text of `enrolkit help`. */
export function help(commands: readonly Command[]): string {
  const lines = commands.map(
    ({ name, usage, summary }) => `  ${`${name} ${usage}`.trim()}\n      ${summary}`,
  );
  return [
    "enrolkit: the operator's command line",
    "",
    "Usage: enrolkit COMMAND [--json]",
    "",
    ...lines,
    "  help [COMMAND], COMMAND --help",
    "      Show this, or how one command is used",
    "",
    "--json prints JSON instead of a table. Settings come from the environment, as for the service:",
    "ENROLKIT_DATA_DIR or DATABASE_URL say which store, ENROLKIT_MODE whether keys are test or live ones.",
    `Commands work beside a running service. ${exitCodes}`,
    "",
  ].join("\n");
}

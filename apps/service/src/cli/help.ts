import type { Command } from "./command.ts";

/** What `enrolkit help` prints. */
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
    "  help",
    "      Show this",
    "",
    "--json prints JSON instead of a table. Settings come from the environment, as for the service:",
    "ENROLKIT_DATA_DIR or DATABASE_URL say which store, ENROLKIT_MODE whether keys are test or live ones.",
    "Commands work beside a running service. Exit codes: 0 done, 1 refused, 2 typed wrongly.",
    "",
  ].join("\n");
}

import type { Outcome } from "./command.ts";
import { printable } from "./printable.ts";

/** Rows under their names, in columns. */
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

import { type Given, UsageError } from "./command.ts";

/** The text of an option that must be there. */
export function required({ values }: Given, option: string): string {
  const value = values[option];
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new UsageError(`--${option} is missing.`);
}

/** An argument that must be there. */
export function argument({ positionals }: Given, index: number, what: string): string {
  const value = positionals[index];
  if (value === undefined) throw new UsageError(`${what} is missing.`);
  return value;
}

import { readFileSync } from "node:fs";
import { isLoopback } from "../loopback.ts";
import { findPlatform } from "../store/platforms.ts";
import type { PlatformRow } from "../store/rows.ts";
import type { Transaction } from "../store/store.ts";
import { type Args, CommandError, UsageError } from "./command.ts";

/** Returns the text of an option. Throws UsageError when it is missing. */
export function requiredOption({ values }: Args, option: string): string {
  const value = values[option];
  if (typeof value === "string" && value.trim() !== "") return value.trim();
  throw new UsageError(`--${option} is missing.`);
}

/** Returns a positional argument. Throws UsageError when it is missing; `what` names it. */
export function requiredArgument({ positionals }: Args, index: number, what: string): string {
  const value = positionals[index];
  if (value === undefined) throw new UsageError(`${what} is missing.`);
  return value;
}

/** Throws CommandError when there is no such platform. */
export async function getPlatform(transaction: Transaction, id: string): Promise<PlatformRow> {
  const platform = await findPlatform(transaction, id);
  if (platform) return platform;
  throw new CommandError(`There is no platform ${id}. "enrolkit platforms list" shows those there are.`);
}

/** Checks an origin, exactly as browsers send it: scheme, host and port; https, or this machine in test mode. */
export function parseOrigin(text: string, mode: "test" | "live"): string {
  const url = URL.parse(text);
  if (!url || url.origin !== text) {
    throw new UsageError(
      `"${text}" is no origin. Write it as browsers do, without a path: https://app.example.com`,
    );
  }
  if (url.protocol === "https:" || (mode === "test" && url.protocol === "http:" && isLoopback(url.hostname)))
    return text;
  throw new UsageError(`"${text}" must begin with https:// (in test mode, http://127.0.0.1 may do).`);
}

/** Reads a JSON file; `text` is what it was parsed from. Throws CommandError when that fails. */
export function readJsonFile(file: string): { json: unknown; text: string } {
  const text = readTextFile(file);
  try {
    return { json: JSON.parse(text) as unknown, text };
  } catch (error) {
    throw new CommandError(`The file ${file} is not valid JSON: ${(error as Error).message}`);
  }
}

function readTextFile(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new CommandError(
      `The file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
}

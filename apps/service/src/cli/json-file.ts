import { readFileSync } from "node:fs";
import { CommandError } from "./command.ts";

/** The JSON of a file that the operator named. */
export function readJson(file: string): unknown {
  return readJsonAndText(file).json;
}

/** The same with the text that it was read from. */
export function readJsonAndText(file: string): { json: unknown; text: string } {
  const text = readText(file);
  try {
    return { json: JSON.parse(text) as unknown, text };
  } catch (error) {
    throw new CommandError(`The file ${file} is no valid JSON: ${(error as Error).message}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/^\uFEFF/, "");
  } catch (error) {
    throw new CommandError(
      `The file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
}

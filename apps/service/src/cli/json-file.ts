import { readFileSync } from "node:fs";
import { CommandError } from "./command.ts";

/** The JSON of a file that the operator named. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new CommandError(
      `The file ${file} cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown"}).`,
    );
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new CommandError(`The file ${file} is no valid JSON: ${(error as Error).message}`);
  }
}

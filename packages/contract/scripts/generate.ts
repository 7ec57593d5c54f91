// Writes every generated file of the contract; with --check only tells which are not current.
import { mkdirSync, writeFileSync } from "node:fs";
import process from "node:process";
import { generatedFiles, isCurrent } from "./generated-files.ts";

const stale = generatedFiles().filter((file) => !isCurrent(file));
if (process.argv.includes("--check")) {
  for (const { url } of stale) console.error(`${url.pathname} is not current: run npm run fix`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const { url, text } of stale) {
    mkdirSync(new URL(".", url), { recursive: true });
    writeFileSync(url, text);
  }
}

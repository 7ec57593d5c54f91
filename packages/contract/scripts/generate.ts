// Writes every generated file of the contract; with --check it only reports those that are not current.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { type GeneratedFile, generatedFromContract, generatedSources, isCurrent } from "./generated-files.ts";

const check = process.argv.includes("--check");
update(generatedSources());
update(await generatedFromContract());

function update(files: readonly GeneratedFile[]): void {
  for (const { url, text } of files.filter((file) => !isCurrent(file))) {
    if (check) {
      console.error(`${url.pathname} is not current: run npm run fix`);
      process.exitCode = 1;
    } else {
      writeFileSync(url, text);
    }
  }
}

import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { catalogueBeside, readCaseFile, runCase, type CaseResult } from "./cases/case-file.ts";

/** Runs case files through the rules: `node scripts/cases.ts FILE…`. The format is in `cases/README.md`. */
const files = process.argv.slice(2);
const results: CaseResult[] = [];
let unreadable = files.length === 0;
if (unreadable) console.error("Name at least one case file: npm run cases -- FILE…");

for (const file of files) {
  try {
    const path = resolvePath(file);
    const content = readCaseFile(path);
    if (content === null) {
      console.log(`${file}: a catalogue, which holds no cases`);
      continue;
    }
    const catalogue = catalogueBeside(path);
    for (const one of content.cases) {
      const result = runCase(content.kind, one, catalogue);
      results.push(result);
      if (!result.passed) report(file, result);
    }
  } catch (error) {
    unreadable = true;
    console.error(`${file}: cannot be read. ${error instanceof Error ? error.message : String(error)}`);
  }
}

const failed = results.filter(({ passed }) => !passed).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 || unreadable ? 1 : 0;

/** Resolves a path from this folder, or from where npm was called (npm itself changes to the root). */
function resolvePath(file: string): string {
  const here = resolve(file);
  return existsSync(here) ? here : resolve(process.env["INIT_CWD"] ?? ".", file);
}

function report(file: string, { name, actual, expected }: CaseResult): void {
  console.log(`FAILED ${file}: ${name}`);
  console.log(`  expected ${JSON.stringify(expected)}`);
  console.log(`  actual   ${JSON.stringify(actual)}`);
}

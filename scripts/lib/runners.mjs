import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "./children.mjs";
import { root, toolsEnv, withPath } from "./root.mjs";
import { runSource } from "./source.mjs";

/** Vitest leaves one core to others; of two that would be half of the machine. */
const workers = Math.max(2, availableParallelism() - 1);

/**
 * Every unit test of the workspace, and whether they met each answer that an operation promises.
 * @returns {Promise<import("./stages.mjs").Tally>}
 */
export function unitTests() {
  return counted(
    async (file) => {
      const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
      const env = { VITEST_MAX_WORKERS: String(workers), ...toolsEnv() };
      const code = await launch("vitest", ["run", ...reporters], { env }).ended;
      return code || runSource("apps/service/scripts/check-answers.ts", [file]);
    },
    ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
      passed: numPassedTests,
      failed: numFailedTests,
      skipped: numPendingTests + numTodoTests,
    }),
  );
}

/**
 * The journeys in a real browser.
 * @returns {Promise<import("./stages.mjs").Tally>}
 */
export function browserTests() {
  const folder = join(root, "e2e");
  return counted(
    async (file) => {
      const env = { ...withPath(join(folder, "node_modules", ".bin")), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
      return launch("playwright", ["test", "--reporter=list,json"], { cwd: folder, env }).ended;
    },
    ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      skipped: stats.skipped,
    }),
  );
}

/**
 * Runs a test runner and counts what its report says. A runner that fails otherwise is one failure more.
 * @param {(file: string) => Promise<number>} runner writes its JSON report to the file, gives its exit code
 * @param {(report: any) => import("./stages.mjs").Tally} read
 */
async function counted(runner, read) {
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-report-"));
  const file = join(folder, "report.json");
  try {
    const code = await runner(file);
    const tally = existsSync(file)
      ? read(JSON.parse(readFileSync(file, "utf8")))
      : { passed: 0, failed: 0, skipped: 0 };
    if (code !== 0 && tally.failed === 0) tally.failed = 1;
    return tally;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

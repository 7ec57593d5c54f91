import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "./children.mjs";
import { root, toolsEnv, withPath } from "./root.mjs";
import { runSource } from "./source.mjs";

/** Vitest leaves one core to others; of two that would be half of the machine. */
const workers = Math.max(2, availableParallelism() - 1);

/** Long tests have names of their own: `*.wide.test.ts`, `*.wide.spec.ts`. */
const wideTests = "wide.test";

/**
 * Every unit test of the workspace but the long ones, and whether they met each response that an operation promises.
 * @returns {Promise<import("./stages.mjs").Tally>}
 */
export function unitTests() {
  return counted(async (file) => {
    const code = await vitest(file, "--exclude", `**/*.${wideTests}.*`);
    return code || runSource("apps/service/scripts/check-responses.ts", [file]);
  }, tallyOfVitest);
}

/**
 * The long unit tests.
 * @returns {Promise<import("./stages.mjs").Tally>}
 */
export function wideUnitTests() {
  return counted((file) => vitest(file, wideTests), tallyOfVitest);
}

/** @param {string} report file @param {...string} args */
function vitest(report, ...args) {
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const env = { VITEST_MAX_WORKERS: String(workers), ...toolsEnv() };
  return launch("vitest", ["run", ...reporters, ...args], { env }).ended;
}

/** @type {(report: any) => import("./stages.mjs").Tally} */
const tallyOfVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) => ({
  passed: numPassedTests,
  failed: numFailedTests,
  skipped: numPendingTests + numTodoTests,
});

/**
 * The journeys in a real browser.
 * @param {"chromium" | "wide"} project of e2e/playwright.config.ts
 * @returns {Promise<import("./stages.mjs").Tally>}
 */
export function browserTests(project) {
  const folder = join(root, "e2e");
  return counted(
    async (file) => {
      const env = { ...withPath(join(folder, "node_modules", ".bin")), PLAYWRIGHT_JSON_OUTPUT_FILE: file };
      const args = ["test", `--project=${project}`, "--reporter=list,json"];
      return launch("playwright", args, { cwd: folder, env }).ended;
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

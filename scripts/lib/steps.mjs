import process from "node:process";
import { requestedStop } from "./children.mjs";
import { install } from "./install.mjs";
import { say, sayError } from "./say.mjs";
import { closingLine } from "./stages.mjs";

/**
 * Runs named steps one after the other, after installing; the first that fails is the last that runs. Ends with one
 * plain line, "N passed, N failed", on stdout.
 * @param {Record<string, () => Promise<import("./stages.mjs").Tally>>} steps
 * @returns {Promise<number>} exit code
 */
export async function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    await install();
    for (const [name, step] of Object.entries(steps)) {
      const begin = Date.now();
      say(`\n${name}`);
      const tally = await step();
      total.passed += tally.passed;
      total.failed += tally.failed;
      total.skipped += tally.skipped;
      say(`${name}: ${closingLine(tally)}, ${Math.round((Date.now() - begin) / 1000)} s`);
      if (total.failed > 0 || requestedStop()) break;
    }
  } catch (error) {
    sayError(error);
    total.failed += 1;
  }
  process.stdout.write(`${closingLine(total)}\n`);
  return total.failed === 0 ? 0 : 1;
}

import process from "node:process";
import { checks } from "../lib/checks.mjs";
import { requestedStop } from "../lib/children.mjs";
import { install } from "../lib/install.mjs";
import { buildStages, gateStages } from "../lib/packages.mjs";
import { browserTests, unitTests } from "../lib/runners.mjs";
import { say, sayError } from "../lib/say.mjs";
import { closingLine, runStages } from "../lib/stages.mjs";

/** From the quickest to the slowest; the first that fails is the last that runs. */
const steps = {
  Checks: () => runStages(checks()),
  "Unit tests": unitTests,
  Packages: () => runStages(buildStages()),
  "Packages as published": () => runStages(gateStages()),
  "Browser tests": browserTests,
};

export async function run() {
  const total = { passed: 0, failed: 0, skipped: 0 };
  try {
    await install();
    for (const [name, step] of Object.entries(steps)) {
      say(`\n${name}`);
      const tally = await step();
      total.passed += tally.passed;
      total.failed += tally.failed;
      total.skipped += tally.skipped;
      if (total.failed > 0 || requestedStop()) break;
    }
  } catch (error) {
    sayError(error);
    total.failed += 1;
  }
  process.stdout.write(`${closingLine(total)}\n`);
  return total.failed === 0 ? 0 : 1;
}

import { checks } from "../lib/checks.mjs";
import { install } from "../lib/install.mjs";
import { closingLine, runStages } from "../lib/stages.mjs";

export async function run() {
  await install();
  const tally = await runStages(checks());
  process.stdout.write(`${closingLine(tally)}\n`);
  return tally.failed === 0 ? 0 : 1;
}

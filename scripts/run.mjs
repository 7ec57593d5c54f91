// `npm start`, `npm test` and the other root commands: node scripts/run.mjs TASK [ARGUMENT…]
// Runs on any Node >= 18 with only npm beside it: what it needs it puts into .toolchain/ first.
import process from "node:process";
import { endWithParent, requestedStop } from "./lib/children.mjs";
import { say, sayError } from "./lib/say.mjs";
import { inToolchain, runInToolchain } from "./lib/toolchain.mjs";

const tasks = [
  "start",
  "two-services",
  "test",
  "test:hosts",
  "test:wide",
  "check",
  "fix",
  "bench",
  "gallery",
  "cases",
  "packages",
  "enrolkit",
];
const [task = "", ...args] = process.argv.slice(2);

async function main() {
  if (!tasks.includes(task)) {
    say(`There is no task "${task}". Choose one of: ${tasks.join(", ")}.`);
    return 2;
  }
  endWithParent();
  if (!inToolchain()) return runInToolchain([task, ...args]);
  const { run } = await import(`./tasks/${task.replace(":", "-")}.mjs`);
  return run(args);
}

/** @type {number} */
let code;
try {
  code = await main();
} catch (error) {
  sayError(error);
  code = 1;
}
if (requestedStop() && inToolchain()) say(`Stopped: ${requestedStop()}.`);
// A server that was asked to stop and did has not failed; a test run has.
process.exit(requestedStop() ? (["start", "two-services"].includes(task) ? 0 : 130) : code);

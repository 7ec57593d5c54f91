import { capture } from "./children.mjs";
import { toolsEnv } from "./root.mjs";
import { say } from "./say.mjs";

/**
 * One check by one program: passes when it exits with 0.
 * @typedef {{ name: string, command: string, args: string[], cwd?: string }} Stage
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 */

/**
 * Runs all stages, two at a time, and shows what the failing ones say.
 * @param {Stage[]} stages
 * @returns {Promise<Tally>}
 */
export async function runStages(stages) {
  const tally = { passed: 0, failed: 0, skipped: 0 };
  const waiting = [...stages];
  const worker = async () => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      tally[(await passes(stage)) ? "passed" : "failed"] += 1;
    }
  };
  await Promise.all([worker(), worker()]);
  return tally;
}

/** @param {Stage} stage */
async function passes({ name, command, args, cwd }) {
  const begin = Date.now();
  const { code, output } = await capture(command, args, { env: toolsEnv(), ...(cwd && { cwd }) });
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  say(code === 0 ? `✓ ${name} ${seconds} s` : `✗ ${name} ${seconds} s\n${output.trimEnd()}\n`);
  return code === 0;
}

/** @param {Tally} tally */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ""}`;
}

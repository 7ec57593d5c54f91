import process from "node:process";
import { launch } from "./children.mjs";

/** Node's arguments to run a file of the workspace straight from its sources. */
export const fromSource = ["--conditions=enrolkit-source", "--disable-warning=ExperimentalWarning"];

/**
 * Runs a TypeScript file of the workspace with our own streams.
 * @param {string} file relative to the root
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 * @returns {Promise<number>} exit code
 */
export function runSource(file, args, options) {
  return launch(process.execPath, [...fromSource, file, ...args], options).ended;
}

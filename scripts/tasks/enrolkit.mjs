import { join } from "node:path";
import process from "node:process";
import { install } from "../lib/install.mjs";
import { root } from "../lib/root.mjs";
import { calledFrom, settings } from "../lib/settings.mjs";
import { runSource } from "../lib/source.mjs";

/** @param {string[]} args of the operator's command line */
export async function run(args) {
  await install();
  const env = { ...process.env, ...settings() };
  return runSource(join(root, "apps/service/src/cli/main.ts"), args, { cwd: calledFrom, env });
}

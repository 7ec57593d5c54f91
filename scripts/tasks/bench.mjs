import { install } from "../lib/install.mjs";
import { runSource } from "../lib/source.mjs";

/** @param {string[]} args */
export async function run(args) {
  await install();
  return runSource("apps/service/bench/main.ts", args);
}

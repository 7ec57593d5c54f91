import { resolve } from "node:path";
import { install } from "../lib/install.mjs";
import { calledFrom } from "../lib/settings.mjs";
import { runSource } from "../lib/source.mjs";

/** @param {string[]} files case files */
export async function run(files) {
  await install();
  return runSource(
    "packages/rules/scripts/cases.ts",
    files.map((file) => resolve(calledFrom, file)),
  );
}

import { install } from "../lib/install.mjs";
import { launch } from "../lib/children.mjs";
import { toolsEnv } from "../lib/root.mjs";
import { runSource } from "../lib/source.mjs";

/** Mends what the checks would find and a program can mend. */
export async function run() {
  await install();
  const env = toolsEnv();
  const linted = await launch("oxlint", ["--type-aware", "--fix"], { env }).ended;
  const formatted = await launch("biome", ["format", "--write"], { env }).ended;
  const described = await runSource("packages/contract/scripts/openapi.ts", []);
  return linted || formatted || described;
}

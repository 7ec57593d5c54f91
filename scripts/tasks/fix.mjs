import { install } from "../lib/install.mjs";
import { launch } from "../lib/children.mjs";
import { toolsEnv } from "../lib/root.mjs";

/** Fixes what the checks would find and a program can fix. */
export async function run() {
  await install();
  const env = toolsEnv();
  const generated = await launch("pnpm", ["--recursive", "--if-present", "run", "generate"], { env }).ended;
  const linted = await launch("oxlint", ["--type-aware", "--fix"], { env }).ended;
  const formatted = await launch("biome", ["format", "--write"], { env }).ended;
  return generated || linted || formatted;
}

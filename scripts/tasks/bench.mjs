import { install } from "../lib/install.mjs";
import { runSource } from "../lib/source.mjs";

/**
 * How fast the service answers, and how much the browser must load.
 * @param {string[]} args of apps/service/bench/main.ts
 */
export async function run(args = []) {
  await install();
  const speed = await runSource("apps/service/bench/main.ts", args);
  const size = await runSource("packages/react/scripts/size.ts", []);
  return speed || size;
}

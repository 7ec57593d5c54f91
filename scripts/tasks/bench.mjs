import { install } from "../lib/install.mjs";
import { runSource } from "../lib/source.mjs";

/** How fast the service answers, and how much the browser must load. */
export async function run() {
  await install();
  const speed = await runSource("apps/service/bench/main.ts", []);
  const size = await runSource("packages/react/scripts/size.ts", []);
  return speed || size;
}

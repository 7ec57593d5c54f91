import { install } from "../lib/install.mjs";
import { runSource } from "../lib/source.mjs";

/**
 * Pictures of every screen, and a page that shows them side by side: e2e/dist/screenshots/index.html.
 * @param {string[]} args parts of e2e/screenshots/main.ts; all of them without any
 */
export async function run(args = []) {
  await install();
  return runSource("e2e/screenshots/main.ts", args);
}

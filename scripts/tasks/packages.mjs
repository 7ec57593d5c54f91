import { install } from "../lib/install.mjs";
import { buildStages } from "../lib/packages.mjs";
import { runStages } from "../lib/stages.mjs";

/** Builds what is published and packs it into `.packed/`. */
export async function run() {
  await install();
  const { failed } = await runStages(buildStages());
  return failed === 0 ? 0 : 1;
}

import process from "node:process";
import { launch } from "../lib/children.mjs";
import { install } from "../lib/install.mjs";
import { packedFiles, publishedPackages } from "../lib/packages.mjs";
import { packedFolder, toolsEnv } from "../lib/root.mjs";

/** Builds what is published, packs it into `.packed/`, and says which files that makes. */
export async function run() {
  await install();
  const { ended } = launch(process.execPath, ["scripts/build-packages.mjs"], { env: toolsEnv() });
  const code = await ended;
  if (code === 0)
    process.stdout.write(`${packedFiles(packedFolder, Object.keys(publishedPackages)).join("\n")}\n`);
  return code;
}

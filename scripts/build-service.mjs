// Builds the service as JavaScript with all that it needs to run, in one folder to deploy, and packs it for other apps:
// node scripts/build-service.mjs [FOLDER], by default .packed/service, and .packed/service.tgz.
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { packedFolder, root, toolsEnv } from "./lib/root.mjs";

const folder = resolve(process.argv[2] ?? join(packedFolder, "service"));
const sources = ["packages/contract", "packages/rules", "apps/service"];

for (const source of sources) {
  rmSync(join(root, source, "dist"), { recursive: true, force: true });
  run(join(root, source), "tsc", "-p", "tsconfig.build.json");
}
mkdirSync(packedFolder, { recursive: true });
const packed = join(packedFolder, "service.tgz");
run(join(root, "apps/service"), "pnpm", "--silent", "pack", "--out", packed);
rmSync(folder, { recursive: true, force: true });
run(root, "pnpm", "--filter", "@enrolkit/service", "deploy", "--prod", "--legacy", folder);

/** @param {string} cwd @param {string} command @param {string[]} args */
function run(cwd, command, ...args) {
  execFileSync(command, args, { cwd, env: { ...toolsEnv(), CI: "true" }, stdio: ["ignore", 2, 2] });
}

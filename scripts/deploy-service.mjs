// Puts the built service with all that it needs to run into one folder: node scripts/deploy-service.mjs [FOLDER], by default
// .packed/service. Before it: node scripts/build-packages.mjs contract types rules service.
import { execFileSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import process from "node:process";
import { packedFolder, root, toolsEnv } from "./lib/root.mjs";

const folder = resolve(process.argv[2] ?? join(packedFolder, "service"));
rmSync(folder, { recursive: true, force: true });
execFileSync("pnpm", ["--filter", "@enrolkit/service", "deploy", "--prod", "--legacy", folder], {
  cwd: root,
  env: { ...toolsEnv(), CI: "true" },
  stdio: ["ignore", 2, 2],
});

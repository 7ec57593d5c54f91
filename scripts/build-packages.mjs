// Builds packages/* for publication, those first that others build upon, and packs each into .packed/.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { bundle } from "lightningcss";
import { publishedPackages } from "./lib/packages.mjs";
import { packedFolder, root, toolsEnv } from "./lib/root.mjs";
import { fromSource } from "./lib/source.mjs";

rmSync(packedFolder, { recursive: true, force: true });
mkdirSync(packedFolder);
for (const name of publishedPackages) {
  const folder = join(root, "packages", name);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  exec(folder, "tsc", "-p", "tsconfig.build.json");
  nameCompiledFiles(join(folder, "dist"));
  bundleStyles(folder);
  bundleScripts(folder);
  const file = join(packedFolder, `${name}.tgz`);
  exec(folder, "pnpm", "--silent", "pack", "--out", file);
  assertNoCaseTwins(file);
}

/** Two paths that differ only in case are one file on macOS and Windows. */
function assertNoCaseTwins(/** @type {string} */ file) {
  const paths = execFileSync("tar", ["-tzf", file], { encoding: "utf8" }).trim().split("\n");
  const seen = new Map();
  for (const path of paths) {
    const twin = seen.get(path.toLowerCase());
    if (twin) throw new Error(`${file} holds ${twin} and ${path}, which differ only in case. Rename one.`);
    seen.set(path.toLowerCase(), path);
  }
}

/** @param {string} cwd @param {string} command @param {string[]} args */
function exec(cwd, command, ...args) {
  const { status } = spawnSync(command, args, { cwd, env: toolsEnv(), stdio: ["ignore", 2, 2] });
  if (status !== 0) process.exit(status ?? 1);
}

/** tsc points declarations at the sources (./a.ts); what is published are compiled files (./a.js). */
function nameCompiledFiles(/** @type {string} */ dist) {
  for (const file of globSync("**/*.d.ts", { cwd: dist })) {
    const text = readFileSync(join(dist, file), "utf8");
    writeFileSync(join(dist, file), text.replace(/(["'])(\.\.?\/[^"'\n]+)\.tsx?\1/g, "$1$2.js$1"));
  }
}

/** What browsers load as it is comes with everything inside. */
function bundleScripts(/** @type {string} */ folder) {
  if (existsSync(join(folder, "scripts/bundle.ts")))
    exec(folder, process.execPath, ...fromSource, "scripts/bundle.ts");
}

/** A style sheet that the package exports is one file, whatever it is made of. */
function bundleStyles(/** @type {string} */ folder) {
  /** @type {{ exports: Record<string, Record<string, string>> }} */
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  for (const { "enrolkit-source": source, default: built } of Object.values(exports)) {
    if (!source?.endsWith(".css") || !built) continue;
    mkdirSync(dirname(join(folder, built)), { recursive: true });
    writeFileSync(join(folder, built), bundle({ filename: join(folder, source), minify: true }).code);
    writeFileSync(join(folder, `${built}.d.ts`), "export {};\n"); // or hosts' TypeScript refuses the import
  }
}

import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { bundle } from "lightningcss";
import { publishedPackages } from "./packages.mjs";
import { packedFolder, root, toolsEnv } from "./root.mjs";
import { fromSource } from "./source.mjs";

/**
 * Builds a package for publication and packs it into .packed/. Those that it depends on have been built before.
 * @param {keyof typeof publishedPackages} name
 */
export async function buildPackage(name) {
  const folder = join(root, publishedPackages[name]);
  rmSync(join(folder, "dist"), { recursive: true, force: true });
  exec(folder, "tsc", "-p", "tsconfig.build.json");
  rewriteDeclarations(join(folder, "dist"), { comments: name !== "rules" });
  dropInnerDeclarations(folder);
  await writeClientBoundaries(folder);
  bundleStyles(folder);
  bundleScripts(folder);
  mkdirSync(packedFolder, { recursive: true });
  const file = join(packedFolder, `${name}.tgz`);
  exec(folder, "pnpm", "--silent", "pack", "--out", file);
  dropSourceConditions(file);
  assertNoCaseTwins(file);
}

/** A packed package has no sources, so its entries lead to none. Every time is the same, as pnpm packs it: so is the file. */
function dropSourceConditions(/** @type {string} */ file) {
  const unpacked = mkdtempSync(join(tmpdir(), "enrolkit-pack-"));
  exec(unpacked, "tar", "-xzf", file);
  const manifest = join(unpacked, "package/package.json");
  const { exports, ...rest } = JSON.parse(readFileSync(manifest, "utf8"));
  const built = Object.entries(exports).map(([entry, target]) => {
    if (typeof target === "string") return [entry, target];
    const { "enrolkit-source": _, ...conditions } = target;
    return [entry, conditions];
  });
  writeFileSync(manifest, `${JSON.stringify({ ...rest, exports: Object.fromEntries(built) }, null, 2)}\n`);
  for (const path of ["package", ...globSync("package/**", { cwd: unpacked })])
    utimesSync(join(unpacked, path), 0, 0);
  exec(unpacked, "tar", "-czf", file, "package");
  rmSync(unpacked, { recursive: true });
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

/**
 * tsc points declarations at the sources (./a.ts); what is published are compiled files (./a.js). And it indents by four
 * spaces, which are a twentieth of what a host's TypeScript reads: tabs instead; beside `export` it needs no `declare`. The
 * rules are for the SDK and the service: hosts' editors read their declarations, and show none of their comments, which stay
 * in the compiled files.
 * @param {string} dist
 * @param {{ comments: boolean }} kept
 */
function rewriteDeclarations(dist, { comments }) {
  for (const file of globSync("**/*.d.ts", { cwd: dist })) {
    const text = readFileSync(join(dist, file), "utf8");
    const named = text.replace(/(["'])(\.\.?\/[^"'\n]+)\.tsx?\1/g, "$1$2.js$1");
    const said = comments ? named : named.replace(/^ *\/\*\*[\s\S]*?\*\/\n/gm, "");
    writeFileSync(
      join(dist, file),
      said
        .replace(/^ {4,}/gm, (indent) => indent.replaceAll("    ", "\t"))
        .replace(/^export declare (?=function|const|class)/gm, "export "),
    );
  }
}

/** A host's TypeScript reads what entries lead to; the declarations of all else would be packed for nothing. */
function dropInnerDeclarations(/** @type {string} */ folder) {
  const patterns = Object.values(exportsOf(folder)).flatMap(({ types = [] }) => types);
  const found = new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: folder })));
  for (const file of found) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, path = ""] of text.matchAll(/["'](\.\.?\/[^"'\n]+)\.js["']/g))
      found.add(join(dirname(file), `${path}.d.ts`));
  }
  for (const file of globSync("dist/**/*.d.ts", { cwd: folder })) {
    if (found.has(file)) continue;
    for (const extension of ["", ".map"]) rmSync(join(folder, file + extension), { force: true });
  }
}

/**
 * React's servers enter a package by the condition `react-server`: by a file that says "use client" and names all that the
 * entry exports. Behind that boundary the directive of a single module means nothing, and bundlers warn of each: they go,
 * and leave their line, so that source maps stay right.
 */
async function writeClientBoundaries(/** @type {string} */ folder) {
  const entries = Object.values(exportsOf(folder)).filter((entry) => entry["react-server"]);
  if (entries.length === 0) return;
  for (const file of globSync("dist/**/*.js", { cwd: folder })) {
    const text = readFileSync(join(folder, file), "utf8");
    if (text.startsWith('"use client";'))
      writeFileSync(join(folder, file), text.replace('"use client";', ""));
  }
  for (const { "react-server": boundary = "", default: built = "" } of entries) {
    const names = Object.keys(await import(pathToFileURL(join(folder, built)).href));
    const from = `./${relative(dirname(boundary), built)}`;
    const text = `"use client";\nexport { ${names.join(", ")} } from "${from}";\n`;
    writeFileSync(join(folder, boundary), text);
  }
}

/** @param {string} folder @returns {Record<string, Record<string, string>>} */
function exportsOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).exports;
}

/** What browsers load as it is comes with everything inside. */
function bundleScripts(/** @type {string} */ folder) {
  if (existsSync(join(folder, "scripts/bundle.ts")))
    exec(folder, process.execPath, ...fromSource, "scripts/bundle.ts");
}

/** A style sheet that the package exports is one file, whatever it is made of. */
function bundleStyles(/** @type {string} */ folder) {
  for (const { "enrolkit-source": source, default: built } of Object.values(exportsOf(folder))) {
    if (!source?.endsWith(".css") || !built) continue;
    mkdirSync(dirname(join(folder, built)), { recursive: true });
    writeFileSync(join(folder, built), bundle({ filename: join(folder, source), minify: true }).code);
    writeFileSync(join(folder, `${built}.d.ts`), "export {};\n"); // or hosts' TypeScript refuses the import
  }
}

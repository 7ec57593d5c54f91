import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { capture } from "../lib/children.mjs";
import { publishedPackages } from "../lib/packages.mjs";
import { packedFolder, root } from "../lib/root.mjs";

/** Hosts stand outside the workspace, and what they have installed stays for the next run. */
export const hostsFolder = join(root, ".hosts");

/** What was installed, and stays while the rest of a host is made anew. `.next` holds Next's cache. */
const retained = new Set(["node_modules", "pnpm-lock.yaml", ".installed", ".next"]);

/**
 * Makes a host's folder anew with a package.json, and installs what it says, unless just that is there already.
 * @param {string} name
 * @param {Pick<import("./host.mjs").Parts, "ours" | "others" | "lacksPeers">} parts packages of ours, by the name behind
 *   `@enrolkit/`, and exact versions of others
 * @returns {Promise<string>} the folder
 */
export async function installHost(name, { ours, others, lacksPeers = false }) {
  const folder = join(hostsFolder, name);
  mkdirSync(folder, { recursive: true });
  for (const file of globSync("*", { cwd: folder })) {
    if (!retained.has(file)) rmSync(join(folder, file), { recursive: true });
  }
  const packed = packages();
  const own = Object.fromEntries(ours.map((name) => [`@enrolkit/${name}`, packed[`@enrolkit/${name}`]]));
  const manifest = JSON.stringify(
    { private: true, type: "module", dependencies: { ...own, ...others } },
    null,
    2,
  );
  // Packages of ours ask for each other as if they were in a registry.
  const overrides = Object.entries(packed).map(([name, file]) => `  "${name}": "${file}"\n`);
  const workspace = `packages: []\noverrides:\n${overrides.join("")}${lacksPeers ? "autoInstallPeers: false\n" : ""}`;
  writeFileSync(join(folder, "package.json"), manifest);
  writeFileSync(join(folder, "pnpm-workspace.yaml"), workspace);
  const mark = join(folder, ".installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === manifest + workspace) return folder;
  rmSync(mark, { force: true });
  const args = ["install", "--no-frozen-lockfile", "--prefer-offline", "--ignore-scripts"];
  const { code, output } = await capture("pnpm", args, { cwd: folder, env: { ...process.env, CI: "true" } });
  if (code !== 0) throw new Error(`The packages cannot be installed:\n${output}`);
  writeFileSync(mark, manifest + workspace);
  return folder;
}

/** The packed packages under names that change with what is in them: what was installed from a path is not read again. */
function packages() {
  const folder = join(hostsFolder, ".packages");
  mkdirSync(folder, { recursive: true });
  return Object.fromEntries(
    Object.keys(publishedPackages).map((name) => {
      const file = join(packedFolder, `${name}.tgz`);
      const hash = createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 16);
      const copy = join(folder, `${name}-${hash}.tgz`);
      if (!existsSync(copy)) {
        // Another host may be doing the same beside this one.
        for (const old of globSync(`${name}-*.tgz`, { cwd: folder })) {
          if (join(folder, old) !== copy) rmSync(join(folder, old), { force: true });
        }
        const draft = join(folder, `.${name}-${process.pid}`);
        copyFileSync(file, draft);
        renameSync(draft, copy);
      }
      return [`@enrolkit/${name}`, `file:${copy}`];
    }),
  );
}

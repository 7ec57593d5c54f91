import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { launch } from "./children.mjs";
import { root, withPath } from "./root.mjs";
import { say } from "./say.mjs";

const NODE = "24.21.0";
const PNPM = "12.21.0";

const folder = join(root, ".toolchain");
const bin = join(folder, "node_modules", ".bin");

/** Whether this process already runs on a good Node with pnpm beside it. */
export function inToolchain() {
  return process.env.ENROLKIT_TOOLCHAIN === root;
}

/**
 * Runs scripts/run.mjs again on a Node that can run TypeScript sources, with pnpm on the PATH.
 * Both are npm packages, kept in .toolchain/; the machine's own Node is used when it is new enough.
 * @param {string[]} args
 * @returns {Promise<number>} exit code
 */
export async function runInToolchain(args) {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const ownNode = major > 22 || (major === 22 && minor >= 18);
  const packages = ownNode ? [`pnpm@${PNPM}`] : [`pnpm@${PNPM}`, nodePackage()];
  const done = join(folder, `.installed-${packages.join("-")}`);
  if (!existsSync(done)) {
    say(`Getting ${packages.join(" and ")} (once) …`);
    mkdirSync(folder, { recursive: true });
    // Saved, so that a second install, made under another Node, removes nothing of the first.
    const quiet = ["--save-exact", "--no-package-lock", "--no-audit", "--no-fund", "--loglevel=error"];
    const install = ["install", "--prefix", folder, ...quiet, "--no-update-notifier", ...packages];
    const code = await launch("npm", install, { stdio: ["ignore", 2, 2] }).ended;
    if (code !== 0) return code;
    writeFileSync(done, "");
  }
  const node = ownNode ? process.execPath : join(bin, "node");
  const env = { ...withPath(bin), ENROLKIT_TOOLCHAIN: root };
  return launch(node, [join(root, "scripts", "run.mjs"), ...args], { env }).ended;
}

function nodePackage() {
  if (process.platform === "darwin") {
    throw new Error(`This needs Node 22.18 or newer, and you have ${process.versions.node}.`);
  }
  const platform = process.platform === "win32" ? "win" : process.platform;
  return `node-${platform}-${process.arch}@${NODE}`;
}

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { capture } from "./children.mjs";
import { fingerprintOf } from "./fingerprint.mjs";
import { root, toolsEnv } from "./root.mjs";
import { say } from "./say.mjs";
import { fromSource } from "./source.mjs";

const demo = join(root, "apps", "hr-demo");
const mark = join(demo, "dist", ".sources");
const sources = [
  "apps/hr-demo/{src,public}/**",
  "apps/hr-demo/*.{html,ts,json}",
  "packages/*/src/**",
  "packages/*/package.json",
  "packages/embed/scripts/**",
  "pnpm-lock.yaml",
];

/** Builds the demo's pages and the elements beside them, unless they were built from just these sources. */
export async function buildDemo() {
  const now = fingerprintOf(sources);
  if (existsSync(mark) && readFileSync(mark, "utf8") === now) return;
  say("Building the demo …");
  const elements = [...fromSource, "packages/embed/scripts/bundle.ts", join(demo, "dist", "enrolkit")];
  await build("vite", ["build"], demo);
  await build(process.execPath, elements, root);
  writeFileSync(mark, now);
}

/** @param {string} command @param {string[]} args @param {string} cwd */
async function build(command, args, cwd) {
  const { code, output } = await capture(command, args, { cwd, env: toolsEnv() });
  if (code !== 0) throw new Error(`The demo could not be built:\n${output}`);
}

import process from "node:process";
import { capture } from "./children.mjs";
import { say } from "./say.mjs";

/** Installs what the lockfile says, and says so where something is missing: to look takes seconds on a busy machine too. */
export async function install() {
  let said = false;
  const hear = (/** @type {string} */ text) => {
    if (said || !isInstalling(text)) return;
    said = true;
    say("Installing packages …");
  };
  const env = { ...process.env, CI: "true" };
  const { code, output } = await capture("pnpm", ["install", "--frozen-lockfile"], { env }, hear);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`);
}

/**
 * Whether pnpm, by what it writes, has begun to change what is installed.
 * @param {string} text
 */
export function isInstalling(text) {
  return /^(Progress: resolved|Packages: [+-])/m.test(text);
}

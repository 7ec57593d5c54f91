import process from "node:process";
import { capture } from "./children.mjs";
import { say } from "./say.mjs";

/** Installs what the lockfile says; a tenth of a second when it is all there. */
export async function install() {
  const notice = setTimeout(() => say("Installing packages …"), 1000);
  const env = { ...process.env, CI: "true" };
  const { code, output } = await capture("pnpm", ["install", "--frozen-lockfile"], { env });
  clearTimeout(notice);
  if (code !== 0) throw new Error(`The packages could not be installed:\n${output}`);
}

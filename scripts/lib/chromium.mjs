import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { aptInstall } from "./apt.mjs";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const args = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-dev-shm-usage",
];

/**
 * A Chromium that can be launched here: the machine's own, Debian's (installed when root),
 * else the one that an npm package carries. Call it in the process that launches the browser:
 * the packaged one adds its libraries to this process's environment.
 * @returns {Promise<{ executablePath: string, args: string[] }>}
 */
export async function findChromium() {
  const found = installed.find((path) => existsSync(path));
  if (found) return { executablePath: found, args };
  if (aptInstall("chromium")) return { executablePath: "/usr/bin/chromium", args };
  return { executablePath: await unpackPackaged(), args };
}

/** Unpacks into a folder of this checkout: files that another user left in the machine's own folder may not be runnable. */
async function unpackPackaged() {
  const { TMPDIR } = process.env;
  const folder = join(import.meta.dirname, "../../.toolchain/chromium");
  mkdirSync(folder, { recursive: true });
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x"; // makes it unpack the libraries it needs
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    return await packaged.executablePath();
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}

import { existsSync } from "node:fs";
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
  process.env.AWS_LAMBDA_JS_RUNTIME ??= "nodejs22.x"; // makes it unpack the libraries it needs
  const { default: packaged } = await import("@sparticuz/chromium");
  return { executablePath: await packaged.executablePath(), args };
}

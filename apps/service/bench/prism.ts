import { spawn } from "node:child_process";
import { dirname, join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/lib/free-port.mjs";

/** What reading is measured against as well: prism, which mocks the same API description. */
const description = fileURLToPath(new URL("../../../docs/openapi.json", import.meta.url));
const entry = fileURLToPath(import.meta.resolve("@stoplight/prism-cli/package.json"));
const port = await freePort();
const child = spawn(
  process.execPath,
  [
    join(dirname(entry), "dist/index.js"),
    "mock",
    "--multiprocess=false",
    "-p",
    String(port),
    "-v",
    "silent",
    description,
  ],
  { stdio: ["ignore", "ignore", "inherit"] },
);
child.on("exit", () => process.exit(1));
process.on("SIGTERM", () => {
  child.kill("SIGTERM");
  process.exit(0);
});
while (!(await isUp())) await pause(100);
process.send?.([port]);

async function isUp(): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`);
    return true;
  } catch {
    return false;
  }
}

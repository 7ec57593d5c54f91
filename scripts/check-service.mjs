// Starts the built service (.packed/service) as it would run where it is deployed, and checks that it answers.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { launch, stopChildren } from "./lib/children.mjs";
import { packedFolder } from "./lib/root.mjs";
import { untilReachable } from "./lib/servers.mjs";

const folder = join(packedFolder, "service");
const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-built-"));
const port = String(20_000 + (process.pid % 20_000));
const env = {
  PATH: process.env.PATH,
  ENROLKIT_MODE: "test",
  ENROLKIT_PORT: port,
  ENROLKIT_DATA_DIR: dataDir,
};
const address = `http://127.0.0.1:${port}`;

const { ended } = launch(process.execPath, [join(folder, "dist/main.js")], {
  env,
  cwd: dataDir,
  stdio: "ignore",
});
try {
  await Promise.race([
    untilReachable(`${address}/readyz`),
    ended.then(() => assert.fail("the service ended")),
  ]);
  for (const path of [
    "/healthz",
    "/openapi.json",
    "/docs",
    "/docs/start.js",
    "/docs/scalar.js",
    "/docs/guides.json",
  ]) {
    assert.equal((await fetch(address + path)).status, 200, path);
  }
  const platforms = execFileSync(process.execPath, [join(folder, "bin/enrolkit.mjs"), "platforms", "list"], {
    env,
    encoding: "utf8",
  });
  assert.match(platforms, /pt_[0-9a-f]{32}/);
} finally {
  stopChildren();
  await ended;
  rmSync(dataDir, { recursive: true, force: true });
}

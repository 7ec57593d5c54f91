import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The settings of two services in test mode on one PostgreSQL: all the same but for their ports, and the folders where
 * each keeps its `sandbox.json`.
 * @param {{ folder: string, databaseUrl: string, ports: number[], demoPort: number }} options
 */
export function settingsOfTwo({ folder, databaseUrl, ports, demoPort }) {
  const shared = {
    ENROLKIT_MODE: "test",
    DATABASE_URL: databaseUrl,
    ENROLKIT_DEMO_PORT: String(demoPort),
    ENROLKIT_SECRET_KEY: randomBytes(32).toString("hex"),
    ENROLKIT_OPERATOR_TOKEN: `op_test_${randomBytes(32).toString("hex")}`,
    ENROLKIT_TRUST_PROXY: "loopback",
  };
  return ports.map((port, index) => {
    const dataDir = join(folder, `service-${index + 1}`);
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return { ...shared, ENROLKIT_PORT: String(port), ENROLKIT_DATA_DIR: dataDir };
  });
}

/**
 * Writes the `sandbox.json` for the demo: the first service's, at the proxy's address.
 * @param {string} folder @param {string} proxyUrl
 */
export function writeSandbox(folder, proxyUrl) {
  const sandbox = JSON.parse(readFileSync(join(folder, "service-1", "sandbox.json"), "utf8"));
  const text = JSON.stringify({ ...sandbox, base_url: proxyUrl }, null, 2);
  writeFileSync(join(folder, "sandbox.json"), `${text}\n`, { mode: 0o600 });
}

import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

const log = (text: string) => void process.stdout.write(`${text}\n`);
const logError = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

/** `ENROLKIT_DEMO_PORT` and `ENROLKIT_DATA_DIR`, with the defaults of `npm start`. */
function readSettings(env: NodeJS.ProcessEnv) {
  const port = Number(env["ENROLKIT_DEMO_PORT"] || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`ENROLKIT_DEMO_PORT must be a port number, but is "${env["ENROLKIT_DEMO_PORT"]}".`);
  return { port, dataDir: resolve(root, env["ENROLKIT_DATA_DIR"] || ".enrolkit") };
}

const { port, dataDir } = readSettings(process.env);
const pagesDir = fileURLToPath(new URL("../dist", import.meta.url));

const server = createApp({ dataDir, pagesDir, logError }).listen(port, "127.0.0.1", (error) => {
  if (error) {
    logError(`The demo cannot listen on port ${port}: ${error.message}. Choose another: ENROLKIT_DEMO_PORT.`);
    process.exit(1);
  }
  log(`The demo is at http://127.0.0.1:${port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });

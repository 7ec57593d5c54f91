import { resolve } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../..", import.meta.url));

export interface Settings {
  port: number;
  /** Where the service writes sandbox.json and we remember whom we made. */
  dataDir: string;
  /** The built pages. */
  pagesDir: string;
}

/** `ENROLKIT_DEMO_PORT` and `ENROLKIT_DATA_DIR`, with the defaults of `npm start`. */
export function settingsFrom(env: NodeJS.ProcessEnv = process.env): Settings {
  const port = Number(env["ENROLKIT_DEMO_PORT"] || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`ENROLKIT_DEMO_PORT must be a port number, but is "${env["ENROLKIT_DEMO_PORT"]}".`);
  return {
    port,
    dataDir: resolve(root, env["ENROLKIT_DATA_DIR"] || ".enrolkit"),
    pagesDir: fileURLToPath(new URL("../dist", import.meta.url)),
  };
}

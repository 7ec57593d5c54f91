import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const source = (file: string) => [
  "--conditions=enrolkit-source",
  fileURLToPath(new URL(file, import.meta.url)),
];

export interface Running {
  baseUrl: string;
  stop(): Promise<void>;
}

/** `sandbox.json`, as far as it is needed here. */
export interface SandboxFile {
  base_url: string;
  api_key: string;
  employer_id: string;
  employee_ids: string[];
  provider_ids: string[];
}

/** The real service in its own process, everything on, with its limits raised and its log in a file. */
export async function startService(folder: string): Promise<Running & { sandbox: SandboxFile }> {
  const million = "1000000";
  const log = openSync(join(folder, "service.log"), "w");
  const child = spawn(process.execPath, source("../src/main.ts"), {
    stdio: ["ignore", log, "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: "",
      ENROLKIT_MODE: "test",
      ENROLKIT_PORT: "0",
      ENROLKIT_DATA_DIR: folder,
      ENROLKIT_RATE_PER_SECOND: million,
      ENROLKIT_RATE_BURST: million,
      ENROLKIT_RATE_MINTING_PER_SECOND: million,
      ENROLKIT_RATE_MINTING_BURST: million,
    },
  });
  const sandbox = await sandboxIn(folder, child);
  return { baseUrl: sandbox.base_url, sandbox, stop: () => end(child) };
}

/** A process that sends the ports that it serves on; what it logs goes into a file. */
export async function startServers(file: string, folder: string, env: Record<string, string> = {}) {
  const log = openSync(join(folder, `${file}.log`), "w");
  const child = spawn(process.execPath, source(file), {
    stdio: ["ignore", log, log, "ipc"],
    env: { ...process.env, NODE_ENV: "production", ...env },
  });
  const [ports] = (await once(child, "message")) as [number[]];
  return { baseUrls: ports.map((port) => `http://127.0.0.1:${port}`), stop: () => end(child) };
}

async function sandboxIn(folder: string, child: ChildProcess): Promise<SandboxFile> {
  for (;;) {
    if (child.exitCode !== null) throw new Error("The service did not start.");
    try {
      return JSON.parse(readFileSync(join(folder, "sandbox.json"), "utf8")) as SandboxFile;
    } catch {
      await pause(50);
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import type { World } from "@enrolkit/contract";
import { freePort } from "../../../../scripts/lib/free-port.mjs";

const root = join(import.meta.dirname, "../..");

export interface ProcessOptions {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The same for all processes on one store. */
  secretKey: string;
}

/** The service as an operator starts it, in a process of its own. */
export interface ServiceProcess {
  baseUrl: string;
  /** The content of `sandbox.json`. */
  sandbox: World & { base_url: string; operator_token: string };
  /** Kills it, as a power cut would. */
  kill(): Promise<void>;
  /** Sends SIGTERM; returns the exit code. */
  terminate(): Promise<number | null>;
}

const started = new Set<ChildProcess>();

/** Starts a process and waits until it is ready. */
export async function startProcess({
  dataDir,
  databaseUrl,
  secretKey,
}: ProcessOptions): Promise<ServiceProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, ["--conditions=enrolkit-source", "src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      PATH: process.env.PATH,
      ENROLKIT_PORT: String(port),
      ENROLKIT_DATA_DIR: dataDir,
      ENROLKIT_SECRET_KEY: secretKey,
      ENROLKIT_OPERATOR_TOKEN: `op_test_${secretKey}`,
      ENROLKIT_RATE_PER_SECOND: "100000",
      ENROLKIT_RATE_MINTING_PER_SECOND: "100000",
      ENROLKIT_VALIDATE_RESPONSES: "true",
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
  });
  started.add(child);
  const ended = new Promise<number | null>((resolve) => {
    child.once("exit", (code) => {
      started.delete(child);
      resolve(code);
    });
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  await Promise.race([ready(baseUrl), ended.then(didNotStart)]);
  return {
    baseUrl,
    sandbox: JSON.parse(readFileSync(join(dataDir, "sandbox.json"), "utf8")) as ServiceProcess["sandbox"],
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
    terminate() {
      child.kill("SIGTERM");
      return ended;
    },
  };
}

/** Kills every process that the tests started; for `afterAll`. */
export function endProcesses(): void {
  for (const child of started) child.kill("SIGKILL");
}

function didNotStart(): never {
  throw new Error("The service did not start.");
}

async function ready(baseUrl: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${baseUrl}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await pause(50);
  }
}

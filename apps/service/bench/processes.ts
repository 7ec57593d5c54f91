import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import type { Sandbox } from "../src/sandbox.ts";
import { readSettings, type Settings } from "../src/settings.ts";
import type { Usage } from "./measured-service.ts";

export type Engine = "sqlite" | "postgres";

/** A throw-away store. */
export interface ThrowAwayStore {
  folder: string;
  settings: Settings;
  env: Record<string, string>;
  remove(): Promise<void>;
}

/** Makes an empty store on an engine; PostgreSQL is durable as in production. */
export async function makeStore(engine: Engine): Promise<ThrowAwayStore> {
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-bench-"));
  const postgres = engine === "postgres" ? await startPostgres({ fsync: true }) : undefined;
  const million = "1000000";
  const env = {
    NODE_ENV: "production",
    DATABASE_URL: postgres?.url ?? "",
    ENROLKIT_MODE: "test",
    ENROLKIT_PORT: "0",
    ENROLKIT_DATA_DIR: folder,
    ENROLKIT_RATE_PER_SECOND: million,
    ENROLKIT_RATE_BURST: million,
    ENROLKIT_RATE_MINTING_PER_SECOND: million,
    ENROLKIT_RATE_MINTING_BURST: million,
  };
  return {
    folder,
    settings: readSettings(env),
    env,
    async remove() {
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The service in a process of its own, everything on, with its limits raised and its log in a file. */
export interface MeasuredService {
  baseUrl: string;
  sandbox: Sandbox;
  /** Returns what was used since the last call, or since the start. */
  usage(): Promise<Usage>;
  stop(): Promise<void>;
}

/** As the guide to production says: without limits Node gives memory back late, whatever is in use. */
const heapLimits = "--max-old-space-size=256 --max-semi-space-size=8";

export async function startService({ folder, env }: ThrowAwayStore): Promise<MeasuredService> {
  const child = start("measured-service.ts", folder, { ...env, NODE_OPTIONS: heapLimits });
  const sandbox = (await firstMessage(child)) as Sandbox;
  return {
    baseUrl: sandbox.base_url,
    sandbox,
    async usage() {
      child.send("usage");
      return (await firstMessage(child)) as Usage;
    },
    stop: () => end(child),
  };
}

/** A process that sends the ports that it serves on; what it logs goes into a file. */
export async function startServers(file: string, folder: string, env: Record<string, string> = {}) {
  const child = start(file, folder, { NODE_ENV: "production", ...env });
  const ports = (await firstMessage(child)) as number[];
  return { baseUrls: ports.map((port) => `http://127.0.0.1:${port}`), stop: () => end(child) };
}

function start(file: string, folder: string, env: Record<string, string>): ChildProcess {
  const log = openSync(join(folder, `${file}.log`), "w");
  const source = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, ["--conditions=enrolkit-source", source], {
    stdio: ["ignore", log, "inherit", "ipc"],
    env: { ...process.env, ...env },
  });
}

function firstMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error("A measured process ended before it answered."));
    child.once("exit", ended);
    child.once("message", (message) => {
      child.off("exit", ended);
      resolve(message);
    });
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

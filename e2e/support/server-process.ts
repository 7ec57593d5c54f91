import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";
import { rootFolder } from "./folders.ts";

/** A program of the workspace and how it is run. */
export interface ServerOptions {
  /** Relative to the repository's folder. */
  file: string;
  /** Its working folder; by default that of this process. */
  cwd?: string;
  env: Record<string, string>;
  /** Where its output goes. */
  log: string;
  /** A URL that responds with 2xx once it is ready. */
  readyAt: string;
}

const startTimeoutMs = 30_000;
const endWithParent = new URL("../../scripts/lib/end-with-parent.mjs", import.meta.url).href;

/** A server in a process of its own, run from its sources. It ends with this process, however that ends. */
export class ServerProcess {
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  /** Starts it and waits until it is ready. */
  async start(): Promise<void> {
    const { file, cwd, env, log, readyAt } = this.#options;
    const output = openSync(log, "a");
    const node = [
      `--import=${endWithParent}`,
      "--conditions=enrolkit-source",
      "--disable-warning=ExperimentalWarning",
    ];
    const child = spawn(process.execPath, [...node, join(rootFolder, file)], {
      ...(cwd !== undefined && { cwd }),
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
    });
    closeSync(output);
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once("exit", resolve));
    const deadline = Date.now() + startTimeoutMs;
    while (!(await isReady(readyAt))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`${file} did not start. Its log:\n${this.logTail()}`);
      await sleep(50);
    }
  }

  /** Stops it in order, or kills it after five seconds. */
  async stop(): Promise<void> {
    this.#child?.kill("SIGTERM");
    const hard = setTimeout(() => this.#child?.kill("SIGKILL"), 5000);
    await this.#ended;
    clearTimeout(hard);
  }

  /** Ends it as a power cut would. */
  async kill(): Promise<void> {
    this.#child?.kill("SIGKILL");
    await this.#ended;
  }

  logTail(): string {
    return readFileSync(this.#options.log, "utf8").trimEnd().split("\n").slice(-40).join("\n");
  }
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

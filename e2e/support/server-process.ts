import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { rootFolder } from "./folders.ts";

/** A program of the workspace and how it is run. */
export interface ServerOptions {
  /** Relative to the repository's folder. */
  file: string;
  env: Record<string, string>;
  /** Where its output goes. */
  log: string;
  /** Answers with success once it is ready. */
  readyAt: string;
}

const patience = 30_000;
const endWithParent = new URL("../../scripts/lib/end-with-parent.mjs", import.meta.url).href;

/** A server as a process of its own, run straight from its sources; it ends when we do, however we end. */
export class ServerProcess {
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  constructor(options: ServerOptions) {
    this.#options = options;
  }

  /** Starts it and waits until it answers. */
  async start(): Promise<void> {
    const { file, env, log, readyAt } = this.#options;
    const output = openSync(log, "a");
    const node = [
      `--import=${endWithParent}`,
      "--conditions=enrolkit-source",
      "--disable-warning=ExperimentalWarning",
    ];
    const child = spawn(process.execPath, [...node, join(rootFolder, file)], {
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
    });
    closeSync(output);
    this.#child = child;
    this.#ended = new Promise((resolve) => child.once("exit", resolve));
    const giveUp = Date.now() + patience;
    while (!(await answers(readyAt))) {
      if (child.exitCode !== null || Date.now() > giveUp)
        throw new Error(`${file} did not start. It said:\n${this.lastWords()}`);
      await pause(50);
    }
  }

  /** Ends it in order, or after five seconds without. */
  async stop(): Promise<void> {
    this.#child?.kill("SIGTERM");
    const hard = setTimeout(() => this.#child?.kill("SIGKILL"), 5000);
    await this.#ended;
    clearTimeout(hard);
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    this.#child?.kill("SIGKILL");
    await this.#ended;
  }

  lastWords(): string {
    return readFileSync(this.#options.log, "utf8").trimEnd().split("\n").slice(-40).join("\n");
  }
}

async function answers(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined);
  await response?.body?.cancel();
  return response?.ok ?? false;
}

import { spawn } from "node:child_process";
import process from "node:process";
import { onParentDeath } from "./parent.mjs";
import { root } from "./root.mjs";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
/** @type {string | undefined} */
let stopping;
let ending = false;

/** Why this run was asked to stop before it was done, if it was. */
export const requestedStop = () => stopping;

/** Whether this process is ending its children: their exit is expected then. */
export const endingChildren = () => ending;

/**
 * Starts a program that cannot outlive this one.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options] by default in the root, with our own streams
 * @returns {{ child: import("node:child_process").ChildProcess, ended: Promise<number> }} `ended` gives its exit code
 */
export function launch(command, args, options = {}) {
  if (stopping) process.exit(130);
  const shell = process.platform === "win32";
  const child = spawn(command, args, { stdio: "inherit", cwd: root, shell, ...options });
  running.add(child);
  /** @type {Promise<number>} */
  const ended = new Promise((resolve, reject) => {
    child.once("error", (error) => {
      running.delete(child);
      reject(new Error(`${command} cannot be started: ${error.message}`));
    });
    child.once("close", (code) => {
      running.delete(child);
      resolve(code ?? 1);
    });
  });
  return { child, ended };
}

/**
 * Runs a program to its end, capturing its output; `hear` hears of it meanwhile.
 * @param {string} command
 * @param {string[]} args
 * @param {import("node:child_process").SpawnOptions} [options]
 */
export async function capture(command, args, options = {}, hear = (/** @type {string} */ _text) => {}) {
  const colours = process.stderr.isTTY ? { FORCE_COLOR: "1" } : { FORCE_COLOR: undefined, NO_COLOR: "1" };
  const env = { ...process.env, ...options.env, ...colours };
  const { child, ended } = launch(command, args, { ...options, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
      hear(text);
    });
  }
  return { code: await ended, output };
}

/** Ends every child, gently first. The code that awaits them goes on and decides the exit code. */
export function stopChildren() {
  ending = true;
  for (const child of running) child.kill("SIGTERM");
  setTimeout(() => {
    for (const child of running) child.kill("SIGKILL");
  }, 8000).unref();
}

/** From now on a signal, or the death of the process that started this one, ends this run and all its children. */
export function endWithParent() {
  const stop = (/** @type {string} */ reason) => {
    if (stopping) return;
    stopping = reason;
    if (running.size === 0) process.exit(130);
    stopChildren();
  };
  process.stderr.on("error", () => {}); // the reader may be gone
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
  onParentDeath(() => stop("the process that started this one is gone"));
}

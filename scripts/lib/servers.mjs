import { closeSync, openSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { endingChildren, launch } from "./children.mjs";
import { root } from "./root.mjs";
import { say } from "./say.mjs";
import { fromSource } from "./source.mjs";

const endWithParent = `--import=${new URL("end-with-parent.mjs", import.meta.url).href}`;

/**
 * Starts a server from its sources. What it logs goes to a file; its last lines are shown when it dies.
 * @param {{ name: string, file: string, log: string, env: Record<string, string> }} server
 * @returns {Promise<number>} its exit code, once it has ended
 */
export async function serve({ name, file, log, env }) {
  const output = openSync(log, "w", 0o600);
  const { ended } = launch(process.execPath, [endWithParent, ...fromSource, join(root, file)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", output, output],
  });
  closeSync(output);
  const code = await ended;
  if (!endingChildren()) {
    const lastLines = readFileSync(log, "utf8").trimEnd().split("\n").slice(-20).join("\n");
    say(`${name} has ended (${code}). Its last lines, from ${log}:\n${lastLines}`);
  }
  return code;
}

/**
 * Waits until a GET of the address succeeds.
 * @param {string} url
 */
export async function untilReachable(url) {
  while (
    !(await fetch(url).then(
      (response) => response.ok,
      () => false,
    ))
  )
    await pause(50);
}

/**
 * Throws early and clearly when another program has the port.
 * @param {string} setting @param {string} port
 */
export async function assertPortFree(setting, port) {
  const taken = await new Promise((resolve) => {
    const probe = connect(Number(port), "127.0.0.1");
    probe.once("connect", () => resolve(probe.destroy()));
    probe.once("error", () => resolve(undefined));
  });
  if (!taken) return;
  throw new Error(
    `Port ${port} is taken by another program. Stop that one, or choose another port: ${setting}=${Number(port) + 1000} npm start`,
  );
}

import process from "node:process";
import { launch } from "../lib/children.mjs";
import { untilReachable } from "../lib/servers.mjs";

/**
 * Starts a server and waits until it serves. Throws what it has said when it ends before.
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, readyAt: string }} options
 * @returns {Promise<{ stop: () => Promise<void> }>}
 */
export async function startServer([program = process.execPath, ...args], { cwd, env, readyAt }) {
  const { child, ended } = launch(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      output += text;
    });
  }
  const reached = untilReachable(readyAt).then(() => true);
  if (!(await Promise.race([reached, ended.then(() => false)]))) {
    throw new Error(`${[program, ...args].join(" ")} has ended:\n${output}`);
  }
  return {
    async stop() {
      child.kill("SIGTERM");
      const hard = setTimeout(() => child.kill("SIGKILL"), 3000);
      await ended;
      clearTimeout(hard);
    },
  };
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import process from "node:process";
import { expect, onTestFinished, test, vi } from "vitest";

const here = (file: string) => new URL(file, import.meta.url).href;

/** Two programs that start a server, print its port, and stay. */
const task = `
  import { endWithParent, launch } from "${here("children.mjs")}";
  endWithParent();
  const server = "const s = require('node:net').createServer().listen(0, () => console.log(s.address().port))";
  process.exit(await launch(process.execPath, ["-e", server]).ended);`;
const testRun = `
  import { startPostgres } from "${here("postgres.mjs")}";
  console.log(new URL((await startPostgres()).url).port);
  setInterval(() => {}, 1000);`;

test.each([
  ["a task's server ends", "when the task gets SIGTERM", task, "SIGTERM", "direct"],
  ["a task's server ends", "when npm's shell is killed", task, "SIGKILL", "below npm"],
  ["PostgreSQL ends", "when the test run gets SIGTERM", testRun, "SIGTERM", "direct"],
  ["PostgreSQL ends", "when the test run is killed", testRun, "SIGKILL", "direct"],
] as const)("%s %s", async (_what, _when, program, signal, parent) => {
  const node = ["--input-type=module", "--eval", program];
  const starter =
    parent === "direct"
      ? spawn(process.execPath, node, { stdio: ["ignore", "pipe", "inherit"] })
      : spawn("sh", ["-c", '"$@"; true', "sh", process.execPath, ...node], {
          stdio: ["ignore", "pipe", "inherit"],
        });
  onTestFinished(() => void starter.kill("SIGKILL"));
  const port = Number((await once(starter.stdout, "data")).toString());
  expect(await isOpen(port)).toBe(true);
  starter.kill(signal);
  await vi.waitFor(async () => expect(await isOpen(port)).toBe(false), { timeout: 5000 });
});

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}

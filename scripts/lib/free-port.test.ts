import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import process from "node:process";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "./free-port.mjs";

const taking = `
  import { freePort } from ${JSON.stringify(new URL("free-port.mjs", import.meta.url).href)};
  const ports = [];
  for (let count = 0; count < 400; count++) ports.push(await freePort());
  console.log(JSON.stringify(ports));
  process.stdin.resume();
`;

/** Takes ports in a process of its own, which goes on living. */
async function portsOfAnother(): Promise<number[]> {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", taking], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill());
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  return JSON.parse(line) as number[];
}

test("processes that live at once never get the same port, nor one that the system gives to others", async () => {
  const ports = (await Promise.all([portsOfAnother(), portsOfAnother()])).flat();
  ports.push(await freePort(), await freePort());
  expect(new Set(ports).size).toBe(802);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

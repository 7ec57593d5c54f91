import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import { expect, onTestFinished, test } from "vitest";

const guide = new URL("../../../../docs/guides/receive-webhooks.md", import.meta.url);
// Inside the package, so that it can import the package by its name, as a host does.
const program = fileURLToPath(new URL("../../receiver-of-the-guide.mjs", import.meta.url));
const secret = `whsec_${btoa("a secret of thirty-two characters")}`;

test("the receiver of the guide accepts a signed webhook once, and rejects anything else", async () => {
  const [, code = ""] = /```js\n([\s\S]*?)```/.exec(readFileSync(guide, "utf8")) ?? [];
  writeFileSync(program, code);
  onTestFinished(() => rmSync(program, { force: true }));
  const env = { ...process.env, PORT: "0", ENROLKIT_WEBHOOK_SECRET: secret };
  const receiver = spawn(process.execPath, ["--conditions=enrolkit-source", program], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void receiver.kill());
  const output: string[] = [];
  const lines = createInterface(receiver.stdout).on("line", (line) => output.push(line));
  await once(lines, "line");
  const port = /^port (\d+)$/.exec(output[0] ?? "")?.[1];

  const body = '{"id":"evt_1","type":"policy.active","data":{"policy_id":"p_1"}}';
  const send = async (sent: string) => {
    const now = new Date();
    const headers = {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", now, body),
    };
    return (await fetch(`http://127.0.0.1:${port}/`, { method: "POST", headers, body: sent })).status;
  };
  expect([await send(body), await send(body), await send(`${body} `)]).toEqual([204, 204, 400]);
  receiver.kill();
  await once(receiver, "close");
  expect(output.slice(1)).toEqual(["policy.active { policy_id: 'p_1' }"]);
});

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port.mjs";
import { filesOf } from "../../../../scripts/lib/guide.mjs";
import { typeErrorsOf } from "../testing/type-errors.ts";

const secret = `whsec_${btoa("a secret of thirty-two characters")}`;
const receivers = { "receiver.ts": "/", "express-receiver.ts": "/webhooks/enrolkit" };
const files = filesOf("receive-webhooks", Object.keys(receivers));

/** Inside the package, so that the guide's files can import it by its name, as those of a host do. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(fileURLToPath(new URL("../../guide-", import.meta.url)));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the receivers of the guide are strict TypeScript", async () => {
  const wrong = files["receiver.ts"]?.replace("headers, secret }", "headers, secret: 7 }");
  writeFileSync(join(folder, "wrong.ts"), wrong ?? "");
  const errors = await typeErrorsOf(folder, [...Object.keys(receivers), "wrong.ts"]);
  expect(errors).toEqual([expect.stringMatching(/^wrong\.ts.*'number'/)]);
}, 120_000);

test.each(Object.entries(receivers))(
  "%s accepts a signed webhook once, and rejects anything else",
  async (name, path) => {
    const { url, output, stop } = await start(name, secret);
    const body = '{"id":"evt_1","type":"policy.active","data":{"policy_id":"p_1"}}';
    const send = (sent: string, signed = sent) => post(`${url}${path}`, sent, signed);
    expect([await send(body), await send(body), await send(`${body} `, body)]).toEqual([204, 204, 400]);
    expect([await send("no event"), await send("null"), await post(`${url}${path}`, body)]).toEqual([
      400, 400, 400,
    ]);
    await stop();
    expect(output).toEqual(["policy.active { policy_id: 'p_1' }"]);
  },
);

test.each(Object.entries(receivers))(
  "%s says what is wrong with its secret, and loses no event",
  async (name, path) => {
    const { url, errors, stop } = await start(name, "");
    expect(await post(`${url}${path}`, "{}", "{}")).toBe(500);
    await stop();
    expect(errors.join("\n")).toContain("ENROLKIT_WEBHOOK_SECRET");
  },
);

/** Starts a receiver of the guide; `output` and `errors` are what it prints. */
async function start(name: string, webhookSecret: string) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), ENROLKIT_WEBHOOK_SECRET: webhookSecret };
  const receiver = spawn(process.execPath, ["--conditions=enrolkit-source", join(folder, name)], { env });
  onTestFinished(() => void receiver.kill());
  const output: string[] = [];
  const errors: string[] = [];
  const lines = createInterface(receiver.stdout);
  createInterface(receiver.stderr).on("line", (line) => errors.push(line));
  expect(await once(lines, "line")).toEqual(["listening"]);
  lines.on("line", (line) => output.push(line));
  async function stop() {
    receiver.kill();
    await once(receiver, "close");
  }
  return { url: `http://127.0.0.1:${port}`, output, errors, stop };
}

/** Sends a body with the signature of another, or with none. */
async function post(url: string, sent: string, signed?: string): Promise<number> {
  const now = new Date();
  const headers = {
    "content-type": "application/json",
    ...(signed !== undefined && {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", now, signed),
    }),
  };
  return (await fetch(url, { method: "POST", headers, body: sent })).status;
}

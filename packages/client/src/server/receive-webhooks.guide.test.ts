import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { freePort } from "../../../../scripts/lib/free-port.mjs";
import { filesOf, textOf } from "../../../../scripts/lib/guide.mjs";
import { createPlatformClient, service } from "../testing/service.ts";
import { typeErrorsOf } from "../testing/type-errors.ts";
import { verifyWebhook } from "./verify-webhook.ts";

const secret = `whsec_${btoa("a secret of thirty-two characters")}`;
const paths = { "receiver.js": "/", "express-receiver.js": "/webhooks/enrolkit", "receiver.py": "/" };
type Receiver = keyof typeof paths;
const files = filesOf("receive-webhooks", Object.keys(paths));
const ours: Receiver[] = ["receiver.js", "express-receiver.js"];
const hasPython =
  spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;
const noPython = "This machine has no Python 3.9.";

/** Inside the package, so that the guide's files can import it by its name, as those of a host do. */
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(fileURLToPath(new URL("../../guide-", import.meta.url)));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
});
afterAll(() => rmSync(folder, { recursive: true }));

test("the receivers of the guide are strict TypeScript too", async () => {
  const wrong = files["receiver.js"]?.replace("headers, secret }", "headers, secret: 7 }");
  const typed = ours.map((name) => [name.replace(".js", ".ts"), files[name]] as const);
  for (const [name, code] of [...typed, ["wrong.ts", wrong] as const])
    writeFileSync(join(folder, name), code ?? "");
  const errors = await typeErrorsOf(folder, [...typed.map(([name]) => name), "wrong.ts"]);
  expect(errors).toEqual([expect.stringMatching(/^wrong\.ts.*'number'/)]);
}, 120_000);

describe.each(Object.keys(paths) as Receiver[])("%s", (name) => {
  const isMissing = name === "receiver.py" && !hasPython;

  test("accepts a signed webhook once, and rejects anything else", async ({ skip }) => {
    skip(isMissing, noPython);
    const { url, output, stop } = await start(name, secret);
    const body = '{"id":"evt_1","type":"policy.active","data":{"policy_id":"p_1"}}';
    const send = (sent: string, signed = sent) => post(url, sent, signed);
    expect([await send(body), await send(body), await send(`${body} `, body)]).toEqual([204, 204, 400]);
    expect(await post(url, body)).toBe(400);
    expect(await post(url, body, body, 301)).toBe(400);
    await stop();
    expect(output).toEqual(["policy.active { policy_id: 'p_1' }".replaceAll(...printedBy(name))]);
  });

  test("accepts what the service sends, also while the secret is rotated", async ({ skip }) => {
    skip(isMissing, noPython);
    const world = await service.world();
    const { client } = createPlatformClient(world);
    const port = await freePort();
    const endpoint = await client.call("CreateWebhookEndpoint", {
      body: { url: `http://127.0.0.1:${port}${paths[name]}`, event_types: ["associated_person.updated"] },
    });
    await client.call("RotateWebhookSecret", { params: { webhook_endpoint_id: endpoint.id } });
    const { output, stop } = await start(name, endpoint.secret, port);
    const [employee_id = ""] = world.employee_ids;
    const person = await client.call("CreateAssociatedPerson", {
      params: { employee_id },
      body: {
        first_name: "Zoë",
        last_name: "Ellery",
        date_of_birth: "1990-05-14",
        sex_at_birth: "female",
        relationship_type: "spouse",
      },
    });
    await client.call("UpdateAssociatedPerson", {
      params: { employee_id, associated_person_id: person.id },
      body: { first_name: "Chloë" },
    });
    await expect.poll(() => output.join("\n"), { timeout: 20_000 }).toContain(person.id);
    await stop();
    const params = { webhook_endpoint_id: endpoint.id };
    const [delivery] = await client.listAll("ListWebhookEndpointDeliveries", { params });
    expect(delivery).toMatchObject({ status: "delivered" });
  });
});

test.each(ours)("%s says what is wrong with its secret, and loses no event", async (name) => {
  const { url, errors, stop } = await start(name, "");
  expect(await post(url, "{}", "{}")).toBe(500);
  await stop();
  expect(errors.join("\n")).toContain("ENROLKIT_WEBHOOK_SECRET");
});

test.each(ours)("%s rejects what is signed and no event", async (name) => {
  const { url, stop } = await start(name, secret);
  expect([await post(url, "no event", "no event"), await post(url, "null", "null")]).toEqual([400, 400]);
  await stop();
});

test("the guide's example of a signature is one", async () => {
  const rows = new Map(
    [...textOf("receive-webhooks").matchAll(/^\| `?([\w-]+)`? \| `(.+)` \|$/gm)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
  const headers = Object.fromEntries(rows);
  const timestamp = Number(rows.get("webhook-timestamp"));
  const webhook = { body: rows.get("body") ?? "", headers, secret: rows.get("secret") };
  const event = await verifyWebhook({ ...webhook, now: () => timestamp * 1000 });
  expect(event).toMatchObject({ id: rows.get("webhook-id"), type: "policy.active" });
});

/** Programs print an object in the way of their language. */
function printedBy(name: Receiver): [RegExp, string] {
  return name === "receiver.py" ? [/ (\w+): (.+) \}$/g, "'$1': $2}"] : [/$^/g, ""];
}

/** Starts a receiver of the guide; `output` and `errors` are what it prints. */
async function start(name: Receiver, webhookSecret: string, chosenPort?: number) {
  const port = chosenPort ?? (await freePort());
  const env = { ...process.env, PORT: String(port), ENROLKIT_WEBHOOK_SECRET: webhookSecret };
  const [command, ...args] =
    name === "receiver.py" ? ["python3"] : [process.execPath, "--conditions=enrolkit-source"];
  const receiver = spawn(command ?? "", [...args, join(folder, name)], { env });
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
  return { url: `http://127.0.0.1:${port}${paths[name]}`, output, errors, stop };
}

/** Sends a body with the signature of another, or with none; `age` is that of the signature, in seconds. */
async function post(url: string, sent: string, signed?: string, age = 0): Promise<number> {
  const signedAt = new Date(Date.now() - age * 1000);
  const headers = {
    "content-type": "application/json",
    ...(signed !== undefined && {
      "webhook-id": "evt_1",
      "webhook-timestamp": String(Math.floor(signedAt.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("evt_1", signedAt, signed),
    }),
  };
  return (await fetch(url, { method: "POST", headers, body: sent })).status;
}

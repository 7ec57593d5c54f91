import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { World } from "@enrolkit/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Sandbox } from "./sandbox.ts";

const source = (file: string) => [
  "--conditions=enrolkit-source",
  fileURLToPath(new URL(file, import.meta.url)),
];
let dataDir: string;
const running: ChildProcess[] = [];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "enrolkit-main-"));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

const environment = (settings: Record<string, string> = {}) => ({
  PATH: process.env.PATH,
  ENROLKIT_DATA_DIR: dataDir,
  ENROLKIT_PORT: "0",
  ...settings,
});

/** Starts a process of the service and waits until it says that it is ready. */
async function start(settings?: Record<string, string>) {
  const child = spawn(process.execPath, source("main.ts"), {
    env: environment(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (output += String(text)));
  await expect.poll(() => output, { timeout: 20_000 }).toMatch(/"msg":"ready"/);
  return { child, sandbox: readSandbox(), output: () => output };
}

const readSandbox = () => JSON.parse(readFileSync(join(dataDir, "sandbox.json"), "utf8")) as Sandbox;

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  child.kill(signal);
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}

test("the first start makes a sandbox that only its owner can read; the next one takes it over", async () => {
  const first = await start();
  const { sandbox } = first;
  const get = (address: string) =>
    fetch(`${address}/employers/${sandbox.employer_id}`, {
      headers: { Authorization: `Bearer ${sandbox.api_key}` },
    });
  expect((await get(sandbox.base_url)).status).toBe(200);
  expect((await fetch(`${sandbox.base_url}/readyz`)).status).toBe(200);
  expect(sandbox).toMatchObject({
    demo_url: "http://127.0.0.1:4173",
    allowed_origin: "http://127.0.0.1:4173",
  });
  for (const file of ["sandbox.json", "secret.key", "enrolkit.db"]) {
    expect({ file, others: statSync(join(dataDir, file)).mode & 0o077 }).toEqual({ file, others: 0 });
  }
  expect(await end(first.child, "SIGTERM")).toBe(0);
  expect(first.output()).toContain('"msg":"stopped"');
  expect(first.output()).not.toContain(sandbox.api_key);
  expect(first.output()).not.toContain(sandbox.operator_token);

  const second = await start();
  const { base_url, ...later } = second.sandbox;
  const { base_url: _, ...before } = sandbox;
  expect(later).toEqual(before);
  expect((await get(base_url)).status).toBe(200);
});

test("killed hard, it comes back with what it had confirmed", async () => {
  const first = await start();
  const { base_url, operator_token } = first.sandbox;
  const made = await fetch(`${base_url}/test_helpers/worlds`, {
    method: "POST",
    headers: { Authorization: `Bearer ${operator_token}`, "Content-Type": "application/json" },
    body: JSON.stringify({ platform_type: "hr_platform" }),
  });
  const world = (await made.json()) as { api_key: string };
  await end(first.child, "SIGKILL");
  const second = await start();
  const headers = { Authorization: `Bearer ${world.api_key}` };
  expect((await fetch(`${second.sandbox.base_url}/providers`, { headers })).status).toBe(200);
});

test("a spoilt sandbox.json, or one of another store, makes a fresh world", async () => {
  writeFileSync(join(dataDir, "sandbox.json"), "{ spoilt");
  const first = await start();
  await end(first.child, "SIGTERM");
  for (const file of ["enrolkit.db", "enrolkit.db-wal", "enrolkit.db-shm"])
    rmSync(join(dataDir, file), { force: true });
  const second = await start();
  expect(second.sandbox.platform_id).not.toBe(first.sandbox.platform_id);
  expect(second.sandbox.operator_token).toBe(first.sandbox.operator_token);
});

test("a world of the sandbox takes the place of the one before in sandbox.json, and stays after a restart", async () => {
  const first = await start();
  const { base_url, demo_url, operator_token, platform_id } = first.sandbox;
  const make = async (body: object) => {
    const response = await fetch(`${base_url}/test_helpers/worlds`, {
      method: "POST",
      headers: { Authorization: `Bearer ${operator_token}`, "Content-Type": "application/json" },
      body: JSON.stringify({ platform_type: "hr_platform", ...body }),
    });
    return (await response.json()) as World;
  };
  await make({});
  await make({ sandbox: false });
  expect(readSandbox().platform_id).toBe(platform_id);
  const world = await make({ sandbox: true });
  expect(readSandbox()).toEqual({ base_url, demo_url, operator_token, ...world });
  await end(first.child, "SIGTERM");
  expect((await start()).sandbox).toMatchObject(world);
});

test("the command that resets the sandbox works beside the service, and is refused in live mode", async () => {
  const { sandbox } = await start({ ENROLKIT_DEMO_PORT: "4299" });
  const bin = fileURLToPath(new URL("../bin/enrolkit.mjs", import.meta.url));
  const reset = (settings?: Record<string, string>) =>
    promisify(execFile)(process.execPath, [bin, "sandbox", "reset", "--json"], {
      env: environment(settings),
    });
  const [row] = JSON.parse((await reset()).stdout) as { platform_id: string }[];
  const { platform_id, api_key, employer_id, ...after } = readSandbox();
  expect(platform_id).not.toBe(sandbox.platform_id);
  // The demo runs where it did, whatever the command's own settings are.
  const allowed_origin = "http://127.0.0.1:4299";
  expect(row).toEqual({ platform_id, employer_id, origin: allowed_origin });
  const { base_url, operator_token } = sandbox;
  expect(after).toMatchObject({ base_url, operator_token, demo_url: allowed_origin, allowed_origin });
  const response = await fetch(`${sandbox.base_url}/employers/${employer_id}`, {
    headers: { Authorization: `Bearer ${api_key}` },
  });
  expect(response.status).toBe(200);
  await expect(reset({ ENROLKIT_MODE: "live", ENROLKIT_SECRET_KEY: "0".repeat(64) })).rejects.toMatchObject({
    code: 1,
  });
  expect(readSandbox().platform_id).toBe(platform_id);
});

test("a file that names what is no longer in the store makes a fresh world", async () => {
  const first = await start();
  await end(first.child, "SIGTERM");
  const [gone = ""] = first.sandbox.employee_ids;
  const employee_ids = [gone.replace(/.{4}$/, "0000"), ...first.sandbox.employee_ids.slice(1)];
  writeFileSync(join(dataDir, "sandbox.json"), JSON.stringify({ ...first.sandbox, employee_ids }));
  expect((await start()).sandbox.platform_id).not.toBe(first.sandbox.platform_id);
});

test("metrics are served on an address of their own, where the settings name one", async () => {
  const { output, sandbox } = await start({ ENROLKIT_METRICS: "0" });
  const port = /"metrics_port":(\d+)/.exec(output())?.[1] ?? "";
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(response.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const name of [
    "enrolkit_store_up 1",
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
  ])
    expect(text).toContain(name);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404);
  expect((await fetch(`${sandbox.base_url}/metrics`)).status).toBe(404);
});

test("spans are sent where OpenTelemetry's variables say, the last ones when the process stops", async () => {
  const bodies: string[] = [];
  const collector = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += String(part)));
    request.on("end", () => {
      bodies.push(`${request.url} ${body}`);
      response.end("{}");
    });
  });
  await new Promise<void>((listening) => collector.listen(0, "127.0.0.1", listening));
  const { child, sandbox } = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  });
  const headers = { Authorization: `Bearer ${sandbox.api_key}` };
  await fetch(`${sandbox.base_url}/employers/${sandbox.employer_id}`, { headers });
  expect(await end(child, "SIGTERM")).toBe(0);
  collector.close();
  const sent = bodies.join("\n");
  expect(bodies.every((body) => body.startsWith("/v1/traces "))).toBe(true);
  expect(sent).toContain('"name":"GET /employers/{employer_id}"');
  expect(sent).toContain('{"key":"service.name","value":{"stringValue":"enrolkit"}}');
  for (const secret of [sandbox.api_key, "process.command", dataDir]) expect(sent).not.toContain(secret);
});

test("the command line runs from its own file", async () => {
  const bin = fileURLToPath(new URL("../bin/enrolkit.mjs", import.meta.url));
  const env = environment();
  await promisify(execFile)(process.execPath, [bin, "migrate"], { env });
  const { stdout } = await promisify(execFile)(process.execPath, [bin, "platforms", "list", "--json"], {
    env,
  });
  expect(JSON.parse(stdout)).toEqual([]);
  await expect(
    promisify(execFile)(process.execPath, [bin, "fly"], { env: environment() }),
  ).rejects.toMatchObject({ code: 2 });
});

import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { callService } from "../src/http/testing.ts";
import { endProcesses, startProcess } from "./processes/service-process.ts";

const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-process-"));
afterAll(() => {
  endProcesses();
  rmSync(dataDir, { recursive: true, force: true });
});

const options = { dataDir, databaseUrl: undefined, secretKey: randomBytes(32).toString("hex") };
let running = await startProcess(options);

describe("a service that is asked to stop", () => {
  test("completes open requests, accepts no new ones, and exits with 0", async () => {
    const { baseUrl, sandbox } = running;
    const body = JSON.stringify({ name: "Harbour Tea", country: "ie" });
    const begun = request(`${baseUrl}/employers`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${sandbox.api_key}`,
        "Content-Type": "application/json",
        "Content-Length": body.length,
      },
    });
    begun.write(body.slice(0, 10));
    // Once a later request has a response, the connection of this one has been accepted.
    await callService(baseUrl, "GET", "/healthz");
    const code = running.terminate();
    await rejecting(baseUrl);
    begun.end(body.slice(10));
    const [response] = (await once(begun, "response")) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(await code).toBe(0);
  });

  test("finds its sandbox and everything in it again when it is started", async () => {
    const before = running.sandbox;
    running = await startProcess(options);
    expect({ ...running.sandbox, base_url: before.base_url }).toEqual(before);
    expect(running.sandbox.base_url).toBe(running.baseUrl);
    const { body } = await callService<{ items: { name: string }[] }>(running.baseUrl, "GET", "/employers", {
      key: before.api_key,
    });
    expect(body.items.map(({ name }) => name)).toContain("Harbour Tea");
  });
});

/** Resolves once the service accepts no more requests. */
async function rejecting(baseUrl: string): Promise<void> {
  const isAccepting = () =>
    callService(baseUrl, "GET", "/healthz").then(
      ({ status }) => status < 500,
      () => false,
    );
  while (await isAccepting());
}

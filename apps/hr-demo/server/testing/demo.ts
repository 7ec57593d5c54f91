import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createApp } from "../app.ts";
import { startFakeService } from "./fake-service.ts";

/** The demo's backend with a service beside it, both ended with the test. */
export async function startDemo({ ready = true, pagesDir = "/nowhere" } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-hr-demo-"));
  const service = await startFakeService(dataDir);
  const file = ready ? service.writeSandbox() : undefined;
  const logged: unknown[] = [];
  const start = async () => {
    const listening = createApp({ dataDir, pagesDir, logError: (error) => logged.push(error) }).listen(
      0,
      "127.0.0.1",
    );
    await once(listening, "listening");
    return listening;
  };
  let server = await start();
  onTestFinished(() => {
    server.close();
    service.close();
    rmSync(dataDir, { recursive: true });
  });

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  let cookie = "";
  const call = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url() + path, {
      method,
      redirect: "manual",
      headers: { cookie, ...(body !== undefined && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const setCookie = response.headers.get("set-cookie");
    if (setCookie) cookie = setCookie.split(";")[0] ?? "";
    const text = await response.text();
    const json = text.startsWith("{") ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, setCookie, text, json };
  };
  return {
    service,
    file,
    dataDir,
    logged,
    get: (path: string, headers?: Record<string, string>) => call("GET", path, undefined, headers),
    post: (path: string, body: unknown = {}, headers?: Record<string, string>) =>
      call("POST", path, body, headers),
    restart: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      server = await start();
    },
    withoutCookie: () => {
      cookie = "";
    },
  };
}

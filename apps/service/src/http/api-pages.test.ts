import { readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { statuses } from "./problems.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import type { Guide } from "./guides.ts";
import { startTestService, type TestService } from "./testing.ts";

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

test("the API pages come from our own address alone", async () => {
  const root = await service.call("GET", "/");
  expect(root.status).toBe(302);
  expect(root.headers.get("location")).toBe("/docs");
  const page = await service.call("GET", "/docs");
  expect(page.headers.get("content-type")).toContain("text/html");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none';script-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe-eval/);
  const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
  expect(parts.toSorted()).toEqual([
    "/docs",
    "/docs/pages.css",
    "/docs/scalar.js",
    "/docs/start.js",
    "/openapi.json",
    "data:,",
  ]);
  for (const address of parts.filter((part) => part.startsWith("/"))) {
    const part = await service.call("GET", address);
    expect({ address, status: part.status }).toEqual({ address, status: 200 });
    expect(part.headers.get("x-request-id")).toBeTruthy();
  }
});

test("inline styles are for the API pages alone", async () => {
  for (const path of ["/healthz", "/providers", "/nothing"]) {
    const { headers } = await service.call("GET", path);
    expect(headers.get("content-security-policy")).toBe("default-src 'none';frame-ancestors 'none'");
  }
});

test("a file of the pages is sent compressed, and once to a browser that keeps it", async () => {
  const get = (headers: Record<string, string>) => service.call("GET", "/docs/scalar.js", { headers });
  const first = await get({ "Accept-Encoding": "gzip" });
  expect(first.headers.get("content-encoding")).toBe("gzip");
  expect(Number(first.headers.get("content-length"))).toBeLessThan(1_500_000);
  const etag = first.headers.get("etag") ?? "";
  expect(await get({ "If-None-Match": etag })).toMatchObject({ status: 304, text: "" });
  const plain = await get({ "Accept-Encoding": "identity" });
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(plain.text).toBe(first.text);
  expect(plain.text).toContain("createApiReference");
});

test("the renderer comes with its licence, for the version that is installed", async () => {
  const { text } = await service.call("GET", "/docs/licences.txt");
  const manifest = readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> };
  expect(text).toContain(`@scalar/api-reference ${devDependencies["@scalar/api-reference"]}`);
  expect(text).toContain("Copyright (c) 2023-present Scalar");
  expect(text).toContain("Permission is hereby granted");
});

test("the guides are those of docs/guides, with links that lead somewhere", async () => {
  const { text } = await service.call("GET", "/docs/guides.json");
  const served = JSON.parse(text) as Guide[];
  expect(served[0]).toMatchObject({ name: "embed-in-five-minutes", title: "Embed it in five minutes" });
  const files = readdirSync(new URL("../../../../docs/guides/", import.meta.url));
  expect(served.map(({ name }) => `${name}.md`).toSorted()).toEqual(files.toSorted());
  const targets = served.flatMap((guide) =>
    [...guide.text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target),
  );
  expect(targets.length).toBeGreaterThan(10);
  const known = served.map(({ name }) => `#tag/${name}`);
  for (const target of targets) {
    if (target?.startsWith("#")) expect(known).toContain(target);
    else expect(target).toMatch(/^https:\/\//);
  }
});

test("a live service has no field for a key", async () => {
  expect((await service.call("GET", "/docs")).text).toContain('id="key"');
  const live = await startTestService({ mode: "live", settings: { trust: { hops: 1 } } });
  const headers = { "X-Forwarded-Proto": "https" };
  const { status, text } = await live.call("GET", "/docs", { headers });
  expect(status).toBe(200);
  expect(text).not.toContain('id="key"');
  await live.stop();
});

interface Description {
  openapi: string;
  servers: { url: string }[];
  paths: Record<string, Record<string, { responses: object }>>;
}

test("the API description is of the service that serves it", async () => {
  const { body } = await service.call<Description>("GET", "/openapi.json");
  expect(body.openapi).toMatch(/^3\.1/);
  expect(body.servers).toMatchObject([{ url: "/" }]);
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(["/providers/{provider_id}", "/test_helpers/worlds"]),
  );
});

test("a live service's description leaves out what it does not have", async () => {
  const live = await startTestService({ mode: "live", settings: { trust: { hops: 1 } } });
  const headers = { "X-Forwarded-Proto": "https" };
  const { body } = await live.call<Description>("GET", "/openapi.json", { headers });
  expect(Object.keys(body.paths)).toContain("/providers/{provider_id}");
  expect(Object.keys(body.paths).filter((path) => path.startsWith("/test_helpers"))).toEqual([]);
  await live.stop();
});

test("the API description knows every status that an operation can respond with", async () => {
  const { body } = await service.call<Description>("GET", "/openapi.json");
  const described = Object.values(body.paths).flatMap((path) =>
    Object.values(path).flatMap(({ responses }) => Object.keys(responses)),
  );
  // 503 is for /readyz alone.
  const possible = Object.keys(statuses).filter((status) => status !== "503");
  expect([...new Set(described)].toSorted()).toEqual(["200", "204", ...possible]);
});

test("health: the process at once, readiness once the work has begun", async () => {
  expect((await service.call("GET", "/healthz")).body).toEqual({ status: "ok" });
  service.logged.splice(0);
  const starting = await service.call("GET", "/readyz");
  expect(expectProblem(starting, 503, "internal_error").detail).toContain("is starting");
  expect(starting.headers.get("retry-after")).toBe("1");
  // To start is no error.
  expect(service.logged.map((line) => JSON.parse(line))).toMatchObject([{ level: "info", msg: "request" }]);
  await service.service.start();
  expect((await service.call("GET", "/readyz")).body).toEqual({ status: "ready" });
});

test("the log says why the service is not ready; the response does not", async () => {
  const ill = await startTestService();
  await ill.service.start();
  await ill.testStore.store.close();
  const response = await ill.call("GET", "/readyz");
  expect(expectProblem(response, 503, "internal_error").detail).toContain("cannot serve just now");
  expect(response.text).not.toContain("closed");
  const lines = ill.logged.map((line) => JSON.parse(line) as { msg: string });
  expect(lines.find(({ msg }) => msg === "not ready")).toMatchObject({
    level: "error",
    err: { message: "The store is closed." },
  });
  await ill.stop();
});

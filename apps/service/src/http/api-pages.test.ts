import { afterAll, beforeAll, expect, test } from "vitest";
import { statuses } from "./problems.ts";
import { expectProblem } from "../testing/expect-problem.ts";
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
  expect(policy).toContain("script-src 'self';");
  expect(policy).not.toMatch(/https?:|unsafe-eval/);
  const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address ?? "");
  expect(parts.filter((address) => !address.startsWith("/docs/") && address !== "data:,")).toEqual([]);
  for (const address of parts.filter((part) => part.startsWith("/"))) {
    const part = await service.call("GET", address);
    expect({ address, status: part.status }).toEqual({ address, status: 200 });
    expect(part.headers.get("x-request-id")).toBeTruthy();
  }
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

import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService, type TestService } from "../testing.ts";

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

test("the API description is served as it stands", async () => {
  const answer = await service.call<{ openapi: string; paths: object }>("GET", "/openapi.json");
  expect(answer.body.openapi).toMatch(/^3\.1/);
  expect(Object.keys(answer.body.paths)).toContain("/providers/{provider_id}");
});

test("health: the process at once, readiness once the work has begun", async () => {
  expect((await service.call("GET", "/healthz")).body).toEqual({ status: "ok" });
  service.logged.splice(0);
  const starting = await service.call("GET", "/readyz");
  expect(expectProblem(starting, 503, "internal_error").detail).toContain("is starting");
  expect(starting.headers.get("retry-after")).toBe("1");
  // To start is no error.
  expect(service.logged.map((line) => JSON.parse(line))).toMatchObject([{ level: "info", msg: "request" }]);
  service.service.work();
  expect((await service.call("GET", "/readyz")).body).toEqual({ status: "ready" });
});

import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { Problem } from "@enrolkit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { deferred } from "./testing/deferred.ts";
import { head, parseRaw, sendRaw } from "./testing/raw.ts";
import { startTestService, type TestService } from "./http/testing.ts";
import { createHttpServer, drain } from "./stand-alone.ts";

describe("what Node's parser rejects is a problem, and the connection closes", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  test.each([
    ["no HTTP at all", "hello\r\n\r\n", 400],
    ["an unknown method", head("BREW /providers"), 400],
    ["two lengths", head("POST /providers", { "Content-Length": "1\r\nContent-Length: 2" }), 400],
    [
      "a length and chunks",
      head("POST /providers", { "Content-Length": "3", "Transfer-Encoding": "chunked" }),
      400,
    ],
    ["a header with a control character", head("GET /providers", { "X-A": "a\u0000b" }), 400],
    ["headers without end", head("GET /providers", { "X-A": "x".repeat(20_000) }), 431],
    ["no Host", head("GET /providers").replace("Host: service.test\r\n", ""), 400],
    ["no Host for a page", head("GET /docs").replace("Host: service.test\r\n", ""), 400],
    ["an expectation", head("GET /providers", { Expect: "a-pony" }), 417],
  ])("%s", async (_, request, status) => {
    const response = parseRaw(await sendRaw(service.baseUrl, request));
    expect(response.status).toBe(status);
    const problem = Problem.parse(response.body);
    expect(problem).toMatchObject({ status, error_code: "invalid_request" });
    expect(response.head).toContain("application/problem+json");
    expect(response.head.toLowerCase()).toContain(`x-request-id: ${problem.trace_id}`);
  });

  test("a client that goes away in the middle of a body does no harm", async () => {
    const world = await service.world();
    const headers = {
      Authorization: `Bearer ${world.api_key}`,
      "Content-Type": "application/json",
      "Content-Length": "100",
    };
    const { connect } = await import("node:net");
    const { port } = new URL(service.baseUrl);
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), "127.0.0.1", () => {
        socket.write(head("POST /employers", headers));
        socket.write('{"name":', () => socket.destroy());
      });
      socket.on("close", () => resolve());
    });
    expect((await service.call("GET", "/providers", { key: world.api_key })).status).toBe(200);
    expect(service.logged.join("")).not.toContain('"failed"');
  });
});

async function listening(listener: RequestListener, limits?: Parameters<typeof createHttpServer>[1]) {
  const server = createHttpServer(listener, limits);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("a request that dribbles in is cut off with a 408", async () => {
  const limits = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 50 };
  const { server, baseUrl } = await listening((_, response) => response.end(), limits);
  const response = parseRaw(await sendRaw(baseUrl, "GET / HTTP/1.1\r\nHost: a\r\n"));
  expect(response).toMatchObject({ status: 408, body: { error_code: "invalid_request" } });
  await drain(server, 0);
});

test("draining lets running requests end and takes no more", async () => {
  const begun = deferred<() => void>();
  const { server, baseUrl } = await listening((_, response) => {
    begun.resolve(() => response.end("done"));
  });
  const running = fetch(baseUrl);
  const finish = await begun.promise;
  const drained = drain(server, 60_000);
  await expect(fetch(baseUrl)).rejects.toThrow();
  finish();
  expect(await (await running).text()).toBe("done");
  await drained;
});

test("draining responds to a request that is on its way on an open connection", async () => {
  const { server } = await listening((_, response) => response.setHeader("Connection", "close").end("done"));
  const accepted = new Promise((resolve) => server.once("connection", resolve));
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  await accepted;
  const drained = drain(server, 60_000);
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /);
  await drained;
});

test("draining cuts off what does not end", async () => {
  const begun = deferred();
  const { server, baseUrl } = await listening(() => begun.resolve());
  const running = fetch(baseUrl).catch(() => "cut off");
  await begun.promise;
  await drain(server, 10);
  expect(await running).toBe("cut off");
});

test("limits are those of a server on the open internet", () => {
  const server = createHttpServer(() => {});
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
  expect(createServer().requestTimeout).toBeGreaterThan(server.requestTimeout);
});

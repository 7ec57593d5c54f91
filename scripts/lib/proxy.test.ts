import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { startProxy } from "./proxy.mjs";

const running: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of running.splice(0)) await stop();
});

interface Service {
  origin: string;
  received: string[];
  server: Server;
}

/** A service that names itself; `listener` responds to what is no check of its health. */
async function startService(name: string, listener?: RequestListener): Promise<Service> {
  const received: string[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/readyz") return void response.end();
    received.push(`${request.method} ${request.url}`);
    if (listener) listener(request, response);
    else request.pipe(response.setHeader("Service", name));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const stop = () => new Promise((closed) => server.close(closed).closeAllConnections());
  running.push(stop);
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server };
}

async function proxyFor(...services: Service[]): Promise<string> {
  const { url, stop } = await startProxy({ port: 0, origins: services.map(({ origin }) => origin) });
  running.unshift(stop);
  return url;
}

const dying: RequestListener = ({ socket }) => void socket.destroy();
const send = (url: string, method: string, key?: string) =>
  fetch(`${url}/employees?page=2`, { method, ...(key && { headers: { "Idempotency-Key": key } }) });

test("requests go to the services in turn, as they were sent", async () => {
  const [one, two] = [await startService("one"), await startService("two")];
  const url = await proxyFor(one, two);
  const responses = await Promise.all(
    [1, 2].map((body) => fetch(`${url}/employees?page=${body}`, { method: "POST", body: `{"a":${body}}` })),
  );
  expect(new Set(responses.map(({ headers }) => headers.get("service")))).toEqual(new Set(["one", "two"]));
  expect(await Promise.all(responses.map((response) => response.text()))).toEqual(['{"a":1}', '{"a":2}']);
  expect([...one.received, ...two.received].toSorted()).toEqual([
    "POST /employees?page=1",
    "POST /employees?page=2",
  ]);
});

test("a service that takes no connections is left out, whatever the request", async () => {
  const [gone, alive] = [await startService("gone"), await startService("alive")];
  const url = await proxyFor(gone, alive);
  await new Promise((closed) => gone.server.close(closed));
  for (let count = 0; count < 4; count += 1)
    expect((await send(url, "POST")).headers.get("service")).toBe("alive");
  expect(gone.received).toEqual([]);
});

test.each([
  ["GET", undefined],
  ["PUT", undefined],
  ["POST", "key-1"],
  ["DELETE", "key-1"],
])("a %s with the key %s is sent once more when its service dies", async (method, key) => {
  const [dies, alive] = [await startService("dies", dying), await startService("alive")];
  const url = await proxyFor(dies, alive);
  for (let count = 0; count < 2; count += 1)
    expect((await send(url, method, key)).headers.get("service")).toBe("alive");
  expect(dies.received).toHaveLength(1);
});

test.each(["POST", "DELETE"])("a %s without a key, which may have been done, is not", async (method) => {
  const [one, two] = [await startService("one", dying), await startService("two", dying)];
  const url = await proxyFor(one, two);
  expect((await send(url, method)).status).toBe(502);
  expect([...one.received, ...two.received]).toHaveLength(1);
});

test("without any service, a 502", async () => {
  const only = await startService("only");
  const url = await proxyFor(only);
  await new Promise((closed) => only.server.close(closed));
  const response = await send(url, "GET");
  expect(response.status).toBe(502);
  expect(response.headers.get("retry-after")).toBe("1");
});

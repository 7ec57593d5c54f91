import type { Request } from "express";
import { Router } from "express";
import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { standAlone } from "../stand-alone.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService } from "./testing.ts";
import { cameByHttps } from "./transport.ts";

const trustIn = (text: string) => readSettings({ ENROLKIT_TRUST_PROXY: text }).trust;

/** Where a request comes from, as far as the proxies in front may be believed. */
function originOf(trust: string, remoteAddress: string, forwardedFor?: string, proto?: string) {
  const app = standAlone(Router(), trustIn(trust));
  const headers = { "x-forwarded-for": forwardedFor, "x-forwarded-proto": proto };
  const request = Object.assign(Object.create(app.request), {
    app,
    socket: { remoteAddress },
    headers,
  }) as Request;
  return { address: request.ip, secure: cameByHttps(request) };
}

test("strangers' X-Forwarded-* count for nothing", () => {
  const strangers = { address: "203.0.113.9", secure: false };
  expect(originOf("0", "203.0.113.9", "10.0.0.1", "https")).toEqual(strangers);
  expect(originOf("loopback,private", "203.0.113.9", "10.0.0.1", "https")).toEqual(strangers);
});

test.each([
  ["1", "10.0.0.2", "198.51.100.7, 203.0.113.9", "203.0.113.9"],
  ["2", "10.0.0.2", "198.51.100.7, 203.0.113.9", "198.51.100.7"],
  ["3", "10.0.0.2", "198.51.100.7, 203.0.113.9", "198.51.100.7"],
  ["private", "10.0.0.2", "198.51.100.7, 203.0.113.9", "203.0.113.9"],
  ["private", "::ffff:10.0.0.2", "203.0.113.9, 192.168.1.1", "203.0.113.9"],
  ["private,203.0.113.0/24", "10.0.0.2", "198.51.100.7, 203.0.113.9", "198.51.100.7"],
  ["::1", "::1", "2001:db8::5", "2001:db8::5"],
])("with trust in %s, %s forwarding for %s is %s", (trust, remote, forwardedFor, address) => {
  expect(originOf(trust, remote, forwardedFor, "https")).toEqual({ address, secure: true });
});

test("the nearest proxy has the last word on the protocol", () => {
  expect(originOf("1", "127.0.0.1", "1.2.3.4", "https, http").secure).toBe(false);
});

test("a trust that cannot be read is rejected in plain words", () => {
  expect(() => trustIn("everyone")).toThrow('"everyone" is no network');
  expect(() => trustIn("10.0.0.0/33")).toThrow("is no network");
});

test("plain HTTP is rejected, never redirected, unless this machine alone can reach a test service", async () => {
  const open = await startTestService({ settings: { host: "0.0.0.0", trust: { hops: 1 } } });
  for (const path of ["/providers", "/docs", "/", "/nothing"]) {
    const response = await open.call("GET", path);
    expect(expectProblem(response, 400, "invalid_request").detail).toContain("Only HTTPS");
  }
  expect((await open.call("GET", "/healthz")).status).toBe(200);
  const headers = { "X-Forwarded-Proto": "https" };
  expectProblem(await open.call("GET", "/providers", { headers }), 401, "unauthorized");
  expect((await open.call("GET", "/docs", { headers })).status).toBe(200);
  await open.stop();
  const live = await startTestService({ mode: "live" });
  expectProblem(await live.call("GET", "/providers", { headers }), 400, "invalid_request");
  await live.stop();
});

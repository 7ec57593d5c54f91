import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService } from "../testing.ts";
import { peerOf } from "./peer.ts";
import { parseTrust } from "./trust.ts";

function request(remoteAddress: string, forwardedFor?: string, proto?: string): IncomingMessage {
  const headers = { "x-forwarded-for": forwardedFor, "x-forwarded-proto": proto };
  return { socket: { remoteAddress }, headers } as unknown as IncomingMessage;
}

test("strangers' X-Forwarded-* count for nothing", () => {
  expect(peerOf(request("203.0.113.9", "10.0.0.1", "https"), parseTrust("0"))).toEqual({
    address: "203.0.113.9",
    secure: false,
  });
  expect(peerOf(request("203.0.113.9", "10.0.0.1", "https"), parseTrust("loopback,private"))).toEqual({
    address: "203.0.113.9",
    secure: false,
  });
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
  expect(peerOf(request(remote, forwardedFor, "https"), parseTrust(trust))).toEqual({
    address,
    secure: true,
  });
});

test("the nearest proxy has the last word on the protocol", () => {
  expect(peerOf(request("127.0.0.1", "1.2.3.4", "https, http"), parseTrust("1")).secure).toBe(false);
});

test("a trust that cannot be read is refused in plain words", () => {
  expect(() => parseTrust("everybody")).toThrow('"everybody" is no network');
  expect(() => parseTrust("10.0.0.0/33")).toThrow("is no network");
});

test("plain HTTP is refused, never redirected, unless this machine alone can reach a test service", async () => {
  const open = await startTestService({ settings: { host: "0.0.0.0", trust: { hops: 1 } } });
  for (const path of ["/providers", "/docs", "/", "/nothing"]) {
    const answer = await open.call("GET", path);
    expect(expectProblem(answer, 400, "invalid_request").detail).toContain("Only HTTPS");
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

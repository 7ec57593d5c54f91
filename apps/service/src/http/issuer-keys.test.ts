import { jwtVerify } from "jose";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Sign, startIssuer, type TestIssuer } from "../testing/issuer.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { ManualClock, startTestService } from "./testing.ts";
import { IssuerUnreachable, issuerKeys } from "./dashboard-tokens.ts";

// jose counts the age of keys on the machine's own clock.
let issuer: TestIssuer;
let clock: ManualClock;
let sign: Sign;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  clock = new ManualClock();
  issuer = await startIssuer(Date.now);
  sign = await issuer.addKey("ES256", "one");
});
afterEach(async () => {
  vi.useRealTimers();
  await issuer.stop();
});

const keysOf = ({ oidc }: TestIssuer) => issuerKeys(oidc.issuer, clock);
const verify = async (token: string, keys: ReturnType<typeof keysOf>) =>
  (await jwtVerify(token, keys)).payload.sub;
const later = (seconds: number) => {
  clock.tick(seconds * 1000);
  vi.setSystemTime(Date.now() + seconds * 1000);
};

test("keys are read when the first token comes, once for all that come with it", async () => {
  const keys = keysOf(issuer);
  expect(issuer.reads()).toBe(0);
  const token = await sign();
  await Promise.all([verify(token, keys), verify(token, keys), verify(token, keys)]);
  await verify(token, keys);
  expect(issuer.reads()).toBe(1);
});

test("a new key is found once keys have not been read for half a minute; its predecessor may go", async () => {
  const keys = keysOf(issuer);
  const old = await sign();
  await verify(old, keys);
  const signNew = await issuer.addKey("ES256", "two");
  issuer.keys.shift();
  const fresh = await signNew();
  await expect(verify(fresh, keys)).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
  expect(issuer.reads()).toBe(1);
  later(31);
  expect(await verify(await signNew(), keys)).toBe("user-1");
  expect(issuer.reads()).toBe(2);
  await expect(verify(old, keys)).rejects.toMatchObject({ code: "ERR_JWKS_NO_MATCHING_KEY" });
});

test("keys are used for ten minutes and no longer without being read again", async () => {
  const keys = keysOf(issuer);
  await verify(await sign(), keys);
  issuer.up = false;
  later(599);
  expect(await verify(await sign(), keys)).toBe("user-1");
  later(2);
  await expect(verify(await sign(), keys)).rejects.toThrow(IssuerUnreachable);
});

test("an unreachable issuer is tried again after five seconds, and known keys count meanwhile", async () => {
  issuer.up = false;
  const keys = keysOf(issuer);
  const token = await sign();
  await expect(verify(token, keys)).rejects.toThrow(IssuerUnreachable);
  issuer.up = true;
  await expect(verify(token, keys)).rejects.toThrow(IssuerUnreachable);
  later(5);
  expect(await verify(token, keys)).toBe("user-1");
  issuer.up = false;
  later(31);
  await expect(verify(await sign({}, { kid: "unknown" }), keys)).rejects.toThrow(IssuerUnreachable);
  expect(await verify(token, keys)).toBe("user-1");
});

test("a discovery document of another issuer is not believed", async () => {
  const keys = issuerKeys(issuer.oidc.issuer.replace("127.0.0.1", "localhost"), clock);
  await expect(verify(await sign(), keys)).rejects.toThrow(IssuerUnreachable);
  expect(issuer.reads()).toBe(0);
});

test("while it cannot be reached, a token is a 500 that may be tried again, though not without end", async () => {
  issuer.up = false;
  const plenty = { perSecond: 50, burst: 200 };
  const rates = { requests: plenty, minting: plenty, failures: { perSecond: 1, burst: 1 } };
  const service = await startTestService({ clock, settings: { oidc: issuer.oidc, rates } });
  const headers = { "X-Platform-Id": `pt_${"0".repeat(32)}` };
  const response = await service.call("GET", "/providers", { key: await sign(), headers });
  expectProblem(response, 500, "third_party_error");
  const again = await service.call("GET", "/providers", { key: await sign(), headers });
  expectProblem(again, 429, "rate_limit_exceeded");
  const logged = service.logged.join("");
  expect(logged).toContain("status 503");
  expect(logged).not.toContain("eyJ");
  await service.stop();
});

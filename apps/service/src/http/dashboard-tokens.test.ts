import type { World } from "@enrolkit/contract";
import { createHmac, createPublicKey } from "node:crypto";
import { type JWK, UnsecuredJWT } from "jose";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GroupPolicyJourney } from "../testing/group-policy-journey.ts";
import { audience, validClaims, type Sign, startIssuer, type TestIssuer } from "../testing/issuer.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { ManualClock, startTestService, type TestService } from "./testing.ts";
import { credentialIdOf } from "./dashboard-tokens.ts";

const clock = new ManualClock();
let issuer: TestIssuer;
let sign: Sign;
let service: TestService;
let world: World;

beforeAll(async () => {
  issuer = await startIssuer(clock.now);
  sign = await issuer.addKey("RS256", "one");
  service = await startTestService({ clock, settings: { oidc: issuer.oidc } });
  world = await service.world();
});
afterAll(async () => {
  await service.stop();
  await issuer.stop();
});

const seconds = () => Math.floor(clock.now() / 1000);

function ask(key: string, headers: Record<string, string> = { "X-Platform-Id": world.platform_id }) {
  return service.call("GET", `/employees/${world.employee_ids[0]}`, { key, headers });
}

test.each(["RS256", "PS256", "ES256", "EdDSA"])("a token signed with %s counts", async (alg) => {
  const own = await startIssuer(clock.now);
  const signed = await (await own.addKey(alg, "its"))();
  const taking = await startTestService({ clock, settings: { oidc: own.oidc } });
  const { platform_id } = await taking.world();
  const headers = { "X-Platform-Id": platform_id };
  expect((await taking.call("GET", "/providers", { key: signed, headers })).status).toBe(200);
  await taking.stop();
  await own.stop();
});

test.each(["jwt", "JWT", "application/at+jwt", undefined])("a token of type %s counts", async (typ) => {
  expect((await ask(await sign({}, { typ }))).status).toBe(200);
});

test("an audience among several counts, and a clock that is a little off", async () => {
  const almost = { aud: ["https://other.example", audience], exp: seconds() - 9, nbf: seconds() + 9 };
  expect((await ask(await sign(almost))).status).toBe(200);
});

const publicKey = () =>
  createPublicKey({ key: issuer.keys[0] as JWK, format: "jwk" }).export({ type: "spki", format: "pem" });
const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claims = () => validClaims(issuer.oidc.issuer, clock.now());

/** A token whose HMAC is made with what anybody can read: the provider's public key. */
function confused(): string {
  const text = `${base64url({ alg: "HS256", kid: "one", typ: "at+jwt" })}.${base64url(claims())}`;
  const mac = createHmac("sha256", publicKey()).update(text);
  return `${text}.${mac.digest("base64url")}`;
}

const useless: Record<string, () => Promise<string>> = {
  "that has expired": () => sign({ exp: seconds() - 11 }),
  "that never expires": () => sign({ exp: undefined }),
  "that does not count yet": () => sign({ nbf: seconds() + 11 }),
  "for another audience": () => sign({ aud: "https://other.example" }),
  "for no audience": () => sign({ aud: undefined }),
  "of another issuer": () => sign({ iss: "https://other.example" }),
  "of an issuer by another spelling": () => sign({ iss: `${issuer.oidc.issuer}/` }),
  "of no user": () => sign({ sub: undefined }),
  "of an empty name": () => sign({ sub: "" }),
  "of a name longer than there are": () => sign({ sub: "u".repeat(256) }),
  "of a name beyond ASCII": () => sign({ sub: "user\u0000" }),
  "that is a logout token": () => sign({}, { typ: "logout+jwt" }),
  "without a signature": async () => new UnsecuredJWT(claims()).encode(),
  "signed with the public key": async () => confused(),
  "signed by a forger under the key's name": async () => {
    const forger = await startIssuer(clock.now);
    const forge = await forger.addKey("RS256", "one");
    await forger.stop();
    return forge({ iss: issuer.oidc.issuer });
  },
  "signed with an unknown key": () => sign({}, { kid: "unknown" }),
  "whose claims were changed": async () => {
    const [head, , signature] = (await sign()).split(".");
    return `${head}.${base64url({ ...claims(), sub: "user-2" })}.${signature}`;
  },
  "that cannot be read": async () => "a.b.c",
};

test.each(Object.entries(useless))("a token %s is a 401 that shows nothing of it", async (_, made) => {
  const token = await made();
  const response = await ask(token);
  expect(expectProblem(response, 401, "unauthorized").detail).toContain("dashboard token");
  expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
  expect(response.text).not.toContain(token);
});

test.each([
  ["none", undefined],
  ["an empty one", ""],
  ["one of another kind", "er_00000000000000000000000000000000"],
  ["two", "pt_00000000000000000000000000000000, pt_00000000000000000000000000000001"],
])("X-Platform-Id must name a platform: %s is a 400 on that header", async (_, id) => {
  const response = await ask(await sign(), id === undefined ? {} : { "X-Platform-Id": id });
  const { errors } = expectProblem(response, 400, "invalid_request");
  expect(errors).toEqual({ "X-Platform-Id": [expect.any(String)] });
});

test("an unknown platform, a suspended one, and an object of another platform give the same 404", async () => {
  const other = await service.world();
  const key = await sign();
  const absent = await ask(key, { "X-Platform-Id": `pt_${"0".repeat(32)}` });
  const theirs = await ask(key, { "X-Platform-Id": other.platform_id });
  await service.testStore.store.write((transaction) =>
    transaction.db
      .updateTable("platforms")
      .set({ status: "suspended" })
      .where("id", "=", other.platform_id)
      .execute(),
  );
  const suspended = await ask(key, { "X-Platform-Id": other.platform_id });
  const { detail } = expectProblem(absent, 404, "not_found");
  for (const response of [theirs, suspended])
    expect(expectProblem(response, 404, "not_found").detail).toBe(detail);
});

test("only the platforms that the settings list may be acted for", async () => {
  const platforms = new Set([world.platform_id]);
  const narrow = await startTestService({ clock, settings: { oidc: { ...issuer.oidc, platforms } } });
  const { platform_id } = await narrow.world();
  const headers = { "X-Platform-Id": platform_id };
  expectProblem(await narrow.call("GET", "/providers", { key: await sign(), headers }), 404, "not_found");
  await narrow.stop();
});

test("keys and sessions ignore X-Platform-Id, whatever it holds", async () => {
  const { token } = await service.session(world, world.employee_ids[0]);
  for (const key of [world.api_key, token]) {
    expect((await ask(key, { "X-Platform-Id": "nonsense" })).status).toBe(200);
  }
});

test("mints no sessions", async () => {
  const response = await service.call("POST", "/embed/sessions", {
    key: await sign(),
    headers: { "X-Platform-Id": world.platform_id },
    body: { employer_id: world.employer_id },
  });
  expect(expectProblem(response, 403, "forbidden").detail).toContain("A dashboard token may not do this");
});

test("a quote that it accepts leaves a receipt of its user", async () => {
  const journey = await GroupPolicyJourney.begin(service, { world });
  const body = await journey.acceptance();
  const credential = { key: await sign(), headers: { "X-Platform-Id": world.platform_id } };
  const accepted = await service.call("POST", "/group_policy_intents", { ...credential, body });
  expect(accepted.status).toBe(200);
  const path = `/employers/${world.employer_id}/consent_receipts`;
  const receipts = await service.call("GET", path, credential);
  const actor = {
    kind: "dashboard",
    id: credentialIdOf(issuer.oidc.issuer, "user-1"),
    acting_user_id: "user-1",
    acting_user: { id: "user-1", name: null, role: null },
  };
  expect(receipts.body).toMatchObject({
    items: [{ group_policy_intent_id: accepted.body["id"], actor }],
  });
});

test("rates and idempotency keys belong to a user, not to a token", async () => {
  const first = await sign();
  const renewed = await sign({ jti: "renewed" });
  const colleague = await sign({ sub: "user-2" });
  const create = (key: string) =>
    service.call("POST", "/employers", {
      key,
      headers: { "X-Platform-Id": world.platform_id, "Idempotency-Key": "dashboard-1" },
      body: { name: "Harbour Tea", country: "ie" },
    });
  const made = await create(first);
  expect(made.status).toBe(200);
  expect((await create(renewed)).headers.get("idempotent-replayed")).toBe("true");
  const theirs = await create(colleague);
  expect(theirs.headers.get("idempotent-replayed")).toBeNull();
  expect(theirs.body["id"]).not.toBe(made.body["id"]);

  const { issuer: name } = issuer.oidc;
  expect(credentialIdOf(name, "user-1")).not.toBe(credentialIdOf(name, "user-2"));
  expect(credentialIdOf(name, "user-1")).not.toBe(credentialIdOf("https://other.example", "user-1"));
  const left = async (key: string) =>
    Number(/r=(\d+)/.exec((await ask(key)).headers.get("ratelimit") ?? "")?.[1]);
  const before = await left(first);
  expect(await left(renewed)).toBe(before - 1);
});

test("no log holds a token or its user", async () => {
  const token = await sign({ sub: "a-particular-user" });
  await ask(token);
  await service.call("GET", `/providers?page=${token}`, { key: token });
  const logged = service.logged.join("");
  expect(logged).toContain('"actor":"dashboard"');
  expect(logged).not.toContain("eyJ");
  expect(logged).not.toContain("a-particular-user");
});

test("a token in the query is rejected", async () => {
  const response = await service.call("GET", `/providers?page=${await sign()}`, { key: world.api_key });
  expect(expectProblem(response, 400, "invalid_request").errors).toHaveProperty("page");
});

import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { createEnrolkit } from "./app.ts";
import { defaultInsurer, loadInsurer } from "./insurer/adapter.ts";
import { simulatedInsurer } from "./insurer/simulated.ts";
import { isLoopback } from "./loopback.ts";
import { readSettings } from "./settings.ts";

test("without an environment, a sandbox on this machine", () => {
  expect(readSettings({})).toMatchObject({
    mode: "test",
    host: "127.0.0.1",
    port: 8787,
    demoPort: 4173,
    sessionMinutes: 60,
    rates: {
      requests: { perSecond: 50, burst: 200 },
      minting: { perSecond: 20, burst: 20 },
      failures: { perSecond: 50, burst: 200 },
    },
    trust: { hops: 0 },
    logLevel: "info",
    validateResponses: false,
  });
});

test("an empty value is none", () => {
  expect(readSettings({ ENROLKIT_PORT: "", DATABASE_URL: " " })).toMatchObject({
    port: 8787,
    databaseUrl: undefined,
  });
});

test("a burst is never smaller than a second's worth", () => {
  expect(readSettings({ ENROLKIT_RATE_PER_SECOND: "500" }).rates.requests).toEqual({
    perSecond: 500,
    burst: 500,
  });
});

test("everything that is wrong is said at once, and no value is shown", () => {
  const secret = "mysql://root:hunter2@db/x";
  const env = {
    ENROLKIT_MODE: "prod",
    ENROLKIT_PORT: "80a",
    ENROLKIT_SESSION_MINUTES: "4",
    ENROLKIT_TRUST_PROXY: "all",
    ENROLKIT_LOG_LEVEL: "loud",
    ENROLKIT_SECRET_KEY: "short",
    DATABASE_URL: secret,
  };
  const read = () => readSettings(env);
  for (const name of Object.keys(env)) expect(read).toThrow(name);
  expect(read).toThrow("from 5 to 240");
  expect(read).not.toThrow("hunter2");
});

test("a live service on PostgreSQL brings its own secret, and has no operator over HTTP", () => {
  const live = { ENROLKIT_MODE: "live", DATABASE_URL: "postgres://enrolkit@db/enrolkit" };
  expect(() => readSettings(live)).toThrow("ENROLKIT_SECRET_KEY is needed");
  const secret = "s".repeat(32);
  expect(readSettings({ ...live, ENROLKIT_SECRET_KEY: secret }).secretKey).toBe(secret);
  expect(() => readSettings({ ENROLKIT_MODE: "live", ENROLKIT_OPERATOR_TOKEN: secret })).toThrow(
    "ENROLKIT_OPERATOR_TOKEN",
  );
});

test("an insurer is the simulated one or the path of a module, and live mode has none by itself", () => {
  expect(readSettings({ ENROLKIT_INSURER: "/srv/insurer.js" }).insurer).toBe("/srv/insurer.js");
  expect(() => readSettings({ ENROLKIT_INSURER: "insurer.js" })).toThrow("ENROLKIT_INSURER must be");
  expect(defaultInsurer(readSettings({}))).toBe(simulatedInsurer);
  const live = { ENROLKIT_MODE: "live" };
  expect(() => defaultInsurer(readSettings(live))).toThrow("ENROLKIT_INSURER is needed in live mode");
  expect(() => createEnrolkit({ settings: readSettings(live) })).toThrow("ENROLKIT_INSURER is needed");
  const simulated = { ...live, ENROLKIT_INSURER: "simulated" };
  expect(defaultInsurer(readSettings(simulated))).toBe(simulatedInsurer);
});

test("an adapter is the default export of its module", async () => {
  const path = fileURLToPath(new URL("testing/insurer-adapter.ts", import.meta.url));
  const settings = readSettings({ ENROLKIT_MODE: "live", ENROLKIT_INSURER: path });
  expect(
    (await loadInsurer(settings)).decidesAt(
      { intent_id: "", policyholder: { first_name: "", last_name: "" }, dependents: [] },
      5,
    ),
  ).toBe(5);
});

test("dashboard tokens are taken of one issuer, for one audience, and for the platforms that are listed", () => {
  expect(readSettings({}).oidc).toBeUndefined();
  const oidc = { ENROLKIT_OIDC_ISSUER: "https://id.example/realm", ENROLKIT_OIDC_AUDIENCE: "enrolkit" };
  expect(readSettings(oidc).oidc).toEqual({
    issuer: "https://id.example/realm",
    audience: "enrolkit",
    platforms: undefined,
  });
  const [one, two] = [`pt_${"0".repeat(32)}`, `pt_${"1".repeat(32)}`];
  const listed = readSettings({ ...oidc, ENROLKIT_OIDC_PLATFORMS: `${one}, ${two}` });
  expect(listed.oidc?.platforms).toEqual(new Set([one, two]));
});

test.each([
  [{ ENROLKIT_OIDC_ISSUER: "https://id.example" }, "ENROLKIT_OIDC_AUDIENCE is needed"],
  [{ ENROLKIT_OIDC_AUDIENCE: "enrolkit" }, "ENROLKIT_OIDC_ISSUER is needed"],
  [{ ENROLKIT_OIDC_PLATFORMS: `pt_${"0".repeat(32)}` }, "ENROLKIT_OIDC_PLATFORMS means nothing"],
  [{ ENROLKIT_OIDC_PLATFORMS: "all" }, "ENROLKIT_OIDC_PLATFORMS must list"],
  ...["id.example", "http://id.example", "https://u:p@id.example", "https://id.example?a=1"].map((issuer) => [
    { ENROLKIT_OIDC_ISSUER: issuer, ENROLKIT_OIDC_AUDIENCE: "enrolkit" },
    "ENROLKIT_OIDC_ISSUER must be",
  ]),
] as [Record<string, string>, string][])("settings of an issuer that cannot be used: %j", (env, issue) => {
  expect(() => readSettings(env)).toThrow(issue);
});

test("an issuer on this machine may do without HTTPS, in test mode", () => {
  const env = { ENROLKIT_OIDC_ISSUER: "http://127.0.0.1:4000", ENROLKIT_OIDC_AUDIENCE: "enrolkit" };
  expect(readSettings(env).oidc).toMatchObject({ issuer: "http://127.0.0.1:4000" });
  expect(() => readSettings({ ...env, ENROLKIT_MODE: "live" })).toThrow("ENROLKIT_OIDC_ISSUER must be");
});

test.each([
  ["127.0.0.1", true],
  ["127.8.0.1", true],
  ["::1", true],
  ["localhost", true],
  ["0.0.0.0", false],
  ["::", false],
  ["10.0.0.1", false],
  ["127.0.0.1.example.com", false],
])("whether %s is this machine alone: %s", (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

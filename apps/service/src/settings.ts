import { isAbsolute, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import ipaddr from "ipaddr.js";
import { z } from "zod";
import { type LogLevel, logLevels } from "./http/logging.ts";
import type { Rate, Rates } from "./http/rate-limit.ts";
import { isLoopback } from "./loopback.ts";

/** Characters of a secret. */
export const minSecretLength = 32;

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Everything that the environment can say; docs/guides/run-it-in-production.md has the table. */
export interface Settings {
  mode: "test" | "live";
  /** Where the stand-alone service listens. In test mode plain HTTP will do on a loopback address. */
  host: string;
  port: number;
  demoPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Seals stored responses at rest; undefined where one is to be made in the data folder. */
  secretKey: string | undefined;
  /** Undefined where the sandbox makes one. */
  operatorToken: string | undefined;
  sessionMinutes: number;
  /** `simulated`, or the path of an adapter's module; undefined where the mode decides (see `defaultInsurer`). */
  insurer: string | undefined;
  /** Undefined where no dashboard tokens are taken. */
  oidc: OidcSettings | undefined;
  rates: Rates;
  /** For the stand-alone service; an app that mounts the router has a `trust proxy` of its own. */
  trust: Trust;
  logLevel: LogLevel;
  /** Where the stand-alone service serves `/metrics`; undefined: nowhere, and nothing is counted. */
  metrics: { host: string; port: number } | undefined;
  validateResponses: boolean;
}

/** Which dashboard tokens are taken, and for what. */
export interface OidcSettings {
  /** The identity provider, exactly as its tokens' `iss` and its discovery document write it. */
  issuer: string;
  /** What `aud` of a token must name: this service, never a client of the provider. */
  audience: string;
  /** The platforms that dashboard tokens may act for; undefined: every platform of the service. */
  platforms: ReadonlySet<string> | undefined;
}

/** Whose `X-Forwarded-*` count: so many proxies in front, or those in these networks. */
export type Trust = { hops: number } | { networks: readonly string[] };

/** Settings that cannot be used; says which, why, and how to fix them. Never a value: it may be a secret. */
export class SettingsError extends Error {
  constructor(issues: readonly string[]) {
    super(`The settings cannot be used:\n${issues.map((issue) => `  ${issue}.`).join("\n")}`);
    this.name = "SettingsError";
  }
}

type Environment = Record<string, string | undefined>;

/** Reads the settings. Throws a SettingsError that lists everything that is wrong with them. */
export function readSettings(env: Environment): Settings {
  const texts: Environment = {};
  // An empty value is none.
  for (const name of Object.keys(variables.shape)) texts[name] = env[name]?.trim() || undefined;
  const read = variables.safeParse(texts);
  const issues = [
    ...(read.error?.issues ?? []).map(({ path, message }) => `${String(path[0])} ${message}`),
    ...conflicts(texts),
  ];
  if (!read.success || issues.length > 0) throw new SettingsError(issues);
  return settingsOf(read.data);
}

const variables = z.object({
  ENROLKIT_MODE: oneOf(["test", "live"]).default("test"),
  ENROLKIT_HOST: z.string().default("127.0.0.1"),
  ENROLKIT_PORT: whole(0, 65_535).default(8787),
  ENROLKIT_DEMO_PORT: whole(0, 65_535).default(4173),
  ENROLKIT_DATA_DIR: z.string().default(".enrolkit"),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl, "must be written postgres://user:password@host:5432/database")
    .optional(),
  ENROLKIT_SECRET_KEY: secret().optional(),
  ENROLKIT_OPERATOR_TOKEN: secret().optional(),
  ENROLKIT_SESSION_MINUTES: whole(5, 240).default(60),
  ENROLKIT_INSURER: z
    .string()
    .refine(
      (text) => text === "simulated" || isAbsolute(text),
      "must be `simulated`, or the absolute path of an adapter's module",
    )
    .optional(),
  ENROLKIT_OIDC_ISSUER: z.string().optional(),
  ENROLKIT_OIDC_AUDIENCE: z.string().optional(),
  ENROLKIT_OIDC_PLATFORMS: z
    .string()
    .transform((text) => new Set(text.split(",").map((id) => id.trim())))
    .refine(
      (ids) => [...ids].every((id) => /^pt_[0-9a-f]{32}$/.test(id)),
      "must list ids of platforms, as: pt_…,pt_…",
    )
    .optional(),
  ENROLKIT_RATE_PER_SECOND: whole(1, 1_000_000).default(50),
  ENROLKIT_RATE_BURST: whole(1, 1_000_000).optional(),
  ENROLKIT_RATE_MINTING_PER_SECOND: whole(1, 1_000_000).default(20),
  ENROLKIT_RATE_MINTING_BURST: whole(1, 1_000_000).optional(),
  ENROLKIT_RATE_FAILURES_PER_SECOND: whole(1, 1_000_000).default(50),
  ENROLKIT_RATE_FAILURES_BURST: whole(1, 1_000_000).optional(),
  ENROLKIT_TRUST_PROXY: z.string().transform(readTrust).default({ hops: 0 }),
  ENROLKIT_LOG_LEVEL: oneOf(logLevels).default("info"),
  ENROLKIT_METRICS: z.string().transform(readAddress).optional(),
  ENROLKIT_VALIDATE_RESPONSES: oneOf(["true", "false"]).default("false"),
});

function settingsOf(read: z.output<typeof variables>): Settings {
  const { ENROLKIT_OIDC_ISSUER: issuer, ENROLKIT_OIDC_AUDIENCE: audience } = read;
  const oidc =
    issuer === undefined || audience === undefined
      ? undefined
      : { issuer, audience, platforms: read.ENROLKIT_OIDC_PLATFORMS };
  return {
    mode: read.ENROLKIT_MODE,
    host: read.ENROLKIT_HOST,
    port: read.ENROLKIT_PORT,
    demoPort: read.ENROLKIT_DEMO_PORT,
    dataDir: resolve(root, read.ENROLKIT_DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    secretKey: read.ENROLKIT_SECRET_KEY,
    operatorToken: read.ENROLKIT_OPERATOR_TOKEN,
    sessionMinutes: read.ENROLKIT_SESSION_MINUTES,
    insurer: read.ENROLKIT_INSURER,
    oidc,
    rates: {
      requests: rate(read.ENROLKIT_RATE_PER_SECOND, read.ENROLKIT_RATE_BURST, 200),
      minting: rate(read.ENROLKIT_RATE_MINTING_PER_SECOND, read.ENROLKIT_RATE_MINTING_BURST, 20),
      failures: rate(read.ENROLKIT_RATE_FAILURES_PER_SECOND, read.ENROLKIT_RATE_FAILURES_BURST, 200),
    },
    trust: read.ENROLKIT_TRUST_PROXY,
    logLevel: read.ENROLKIT_LOG_LEVEL,
    metrics: read.ENROLKIT_METRICS,
    validateResponses: read.ENROLKIT_VALIDATE_RESPONSES === "true",
  };
}

/** By default a burst is never smaller than what a second allows. */
function rate(perSecond: number, burst: number | undefined, defaultBurst: number): Rate {
  return { perSecond, burst: burst ?? Math.max(defaultBurst, perSecond) };
}

/** What is wrong with settings beside each other. */
function conflicts(texts: Environment): string[] {
  const mode = texts.ENROLKIT_MODE === "live" ? "live" : "test";
  const { ENROLKIT_OIDC_ISSUER: issuer, ENROLKIT_OIDC_AUDIENCE: audience } = texts;
  const issues: string[] = [];
  if (issuer !== undefined && !isIssuer(issuer, mode)) {
    issues.push(
      "ENROLKIT_OIDC_ISSUER must be the https address that the provider writes into `iss`, without query and fragment",
    );
  }
  if (issuer !== undefined && audience === undefined) {
    issues.push(
      "ENROLKIT_OIDC_AUDIENCE is needed with ENROLKIT_OIDC_ISSUER: which tokens are for this service",
    );
  }
  if (issuer === undefined && audience !== undefined) {
    issues.push("ENROLKIT_OIDC_ISSUER is needed with ENROLKIT_OIDC_AUDIENCE: who issues the tokens");
  }
  if (issuer === undefined && texts.ENROLKIT_OIDC_PLATFORMS !== undefined) {
    issues.push("ENROLKIT_OIDC_PLATFORMS means nothing without ENROLKIT_OIDC_ISSUER");
  }
  if (mode === "live" && texts.DATABASE_URL !== undefined && texts.ENROLKIT_SECRET_KEY === undefined) {
    issues.push(
      "ENROLKIT_SECRET_KEY is needed in live mode with PostgreSQL: every process on one database needs the same one",
    );
  }
  if (mode === "live" && texts.ENROLKIT_OPERATOR_TOKEN !== undefined) {
    issues.push("ENROLKIT_OPERATOR_TOKEN means nothing in live mode: use the command line there");
  }
  return issues;
}

function whole(min: number, max: number) {
  return z
    .string()
    .transform((text) => (/^[0-9]{1,9}$/.test(text) ? Number(text) : Number.NaN))
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`);
}

function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(", ")}`);
}

function secret() {
  return z
    .string()
    .min(
      minSecretLength,
      `must have at least ${minSecretLength} characters; make one with: openssl rand -hex 32`,
    );
}

function isPostgresUrl(text: string): boolean {
  return /^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? "");
}

/** OpenID Connect Discovery 1.0 §3; plain HTTP only between a test service and the same machine. */
function isIssuer(text: string, mode: "test" | "live"): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password || /[?#]/.test(text)) return false;
  return (
    url.protocol === "https:" || (mode === "test" && url.protocol === "http:" && isLoopback(url.hostname))
  );
}

const namedNetworks: Record<string, readonly string[]> = {
  loopback: ["127.0.0.0/8", "::1/128"],
  private: ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"],
};

/** `2`, or networks such as `loopback,10.0.0.0/8`; `loopback` and `private` are names for the usual ones. */
function readTrust(text: string, context: z.RefinementCtx): Trust {
  if (/^[0-9]{1,2}$/.test(text)) return { hops: Number(text) };
  const networks = text.split(",").flatMap((part) => namedNetworks[part.trim()] ?? [part.trim()]);
  for (const network of networks) {
    if (isNetwork(network)) continue;
    context.addIssue(`"${network}" is no network. Write it as 10.0.0.0/8, fc00::/7 or loopback`);
  }
  return { networks };
}

/** `9464` for this machine alone, `0.0.0.0:9464` or `[::]:9464`. */
function readAddress(text: string, context: z.RefinementCtx): { host: string; port: number } {
  const separator = text.lastIndexOf(":");
  const host = separator === -1 ? "127.0.0.1" : text.slice(0, separator).replace("[", "").replace("]", "");
  const digits = text.slice(separator + 1);
  const port = /^[0-9]{1,5}$/.test(digits) ? Number(digits) : Number.NaN;
  if (!(port <= 65_535) || host === "") {
    context.addIssue("must be a port, or an address with one, such as 9464 or 0.0.0.0:9464");
  }
  return { host, port };
}

function isNetwork(text: string): boolean {
  return text.includes("/") ? ipaddr.isValidCIDR(text) : ipaddr.isValid(text);
}

import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type LogLevel, logLevels } from "./http/log/log.ts";
import { parseTrust, type Trust, trustNobody } from "./http/transport/trust.ts";
import type { Rates } from "./http/limits/limit-rate.ts";
import { type OidcSettings, readOidc } from "./settings-oidc.ts";
import { SettingsReader } from "./settings-reader.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** Everything that the environment can say; docs/guides/run-it-in-production.md has the table. */
export interface Settings {
  mode: "test" | "live";
  host: string;
  port: number;
  demoPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Seals kept answers at rest; undefined where one is to be made in the data folder. */
  secretKey: string | undefined;
  /** Undefined where the sandbox makes one. */
  operatorToken: string | undefined;
  sessionMinutes: number;
  /** Undefined where no dashboard tokens are taken. */
  oidc: OidcSettings | undefined;
  rates: Rates;
  trust: Trust;
  logLevel: LogLevel;
  validateResponses: boolean;
}

/** Reads the settings. Throws a SettingsError that lists everything that is wrong with them. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const read = new SettingsReader(env);
  const mode = read.oneOf("ENROLKIT_MODE", ["test", "live"], "test");
  const settings: Settings = {
    mode,
    host: read.text("ENROLKIT_HOST") ?? "127.0.0.1",
    port: read.whole("ENROLKIT_PORT", 0, 65_535, 8787),
    demoPort: read.whole("ENROLKIT_DEMO_PORT", 0, 65_535, 4173),
    dataDir: resolve(root, read.text("ENROLKIT_DATA_DIR") ?? ".enrolkit"),
    databaseUrl: read.parsed("DATABASE_URL", parseDatabaseUrl),
    secretKey: read.parsed("ENROLKIT_SECRET_KEY", atLeast(32)),
    operatorToken: read.parsed("ENROLKIT_OPERATOR_TOKEN", atLeast(32)),
    sessionMinutes: read.whole("ENROLKIT_SESSION_MINUTES", 5, 240, 60),
    oidc: readOidc(read, mode),
    rates: {
      requests: read.rate("ENROLKIT_RATE", { perSecond: 50, burst: 200 }),
      minting: read.rate("ENROLKIT_RATE_MINTING", { perSecond: 20, burst: 20 }),
      failures: read.rate("ENROLKIT_RATE_FAILURES", { perSecond: 50, burst: 200 }),
    },
    trust: read.parsed("ENROLKIT_TRUST_PROXY", parseTrust) ?? trustNobody,
    logLevel: read.oneOf("ENROLKIT_LOG_LEVEL", logLevels, "info"),
    validateResponses: read.oneOf("ENROLKIT_VALIDATE_RESPONSES", ["true", "false"], "false") === "true",
  };
  if (mode === "live" && settings.databaseUrl && !settings.secretKey) {
    read.refuse(
      "ENROLKIT_SECRET_KEY",
      "is needed in live mode with PostgreSQL: every process on one database needs the same one",
    );
  }
  if (mode === "live" && settings.operatorToken) {
    read.refuse("ENROLKIT_OPERATOR_TOKEN", "means nothing in live mode: use the command line there");
  }
  read.done();
  return settings;
}

function parseDatabaseUrl(text: string): string {
  if (!/^postgres(?:ql)?:$/.test(URL.parse(text)?.protocol ?? "")) {
    throw new Error("must be written postgres://user:password@host:5432/database");
  }
  return text;
}

function atLeast(characters: number): (text: string) => string {
  return (text) => {
    if (text.length < characters)
      throw new Error(`must have at least ${characters} characters; make one with: openssl rand -hex 32`);
    return text;
  };
}

import { destination, type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./describe-error.ts";

export type { Logger } from "pino";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const secrets = ["authorization", "token", "secret", "key", "api_key", "password", "body", "cookie"];

/**
 * Structured lines, written without holding up requests. Lines are made from named fields that hold nothing
 * personal; the redaction is the second lock. JSON escapes CR, LF and terminal codes.
 */
export function createLogger(level: LogLevel, stream: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: "[redacted]" },
    },
    stream,
  );
}

/** Lines go out together, after 50 ms at the latest and when the process exits. */
function standardOutput(): DestinationStream {
  return destination({ fd: 1, sync: false, minLength: 4096, periodicFlush: 50 });
}

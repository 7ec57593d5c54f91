import { pino, type DestinationStream, type Logger } from "pino";
import { isoTimes } from "../iso-time.ts";
import { BatchedOutput } from "./batched-output.ts";
import { describeError } from "./describe-error.ts";
import { createRequestLog, type RequestLog } from "./request-log.ts";

export type { Logger } from "pino";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

const secrets = ["authorization", "token", "secret", "key", "api_key", "password", "body", "cookie"];

/** The log, and the line that each request leaves in it. */
export interface Logs {
  log: Logger;
  requestLog: RequestLog;
}

/**
 * Structured lines, written without holding up requests. Lines are made from named fields that hold nothing
 * personal; the redaction is the second lock. JSON escapes CR, LF and terminal codes.
 */
export function createLogs(level: LogLevel, stream: DestinationStream = new BatchedOutput(1)): Logs {
  const isoTime = isoTimes();
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: () => `,"time":"${isoTime(Date.now())}"`,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: [...secrets, ...secrets.map((name) => `*.${name}`)], censor: "[redacted]" },
    },
    stream,
  );
  return { log, requestLog: log.isLevelEnabled("info") ? createRequestLog(stream) : () => {} };
}

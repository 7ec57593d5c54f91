import type { RequestHandler, Response } from "express";
import { destination, type DestinationStream, type Logger, pino } from "pino";
import { pinoHttp } from "pino-http";
import { stateOf } from "./request-state.ts";
import { withoutSecrets } from "./secrets-in-text.ts";

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

/** The logger of a host may write errors as they are; ours describes them. */
export function withoutQuotes(logger: Logger): Logger {
  return logger.child({}, { serializers: { err: describeError } });
}

/**
 * One line a request. The route's pattern is written instead of the path, which may hold anything; neither query, headers, body,
 * address nor user agent is written. Of a problem its code is, and which fields and parameters it is about.
 */
export function logRequests(logger: Logger): RequestHandler {
  const line = (request: { method?: string }, response: Response) => {
    const { id, startedAt, endpoint, platform, actor, problem } = stateOf(response);
    return {
      request_id: id,
      method: request.method,
      route: endpoint?.operation.path ?? null,
      // Null where the client went away before there was a response.
      status: response.headersSent ? response.statusCode : null,
      ms: Math.round((performance.now() - startedAt) * 1000) / 1000,
      platform_id: platform?.id ?? null,
      actor: actor?.kind ?? null,
      ...problem,
    };
  };
  return pinoHttp({
    logger,
    wrapSerializers: false,
    serializers: { req: () => undefined },
    customLogLevel: () => "info",
    customSuccessObject: line,
    customErrorObject: line,
    customSuccessMessage: () => "request",
    customErrorMessage: () => "request",
  });
}

/** An error as it may be logged. */
interface DescribedError {
  name: string;
  message: string;
  code?: string;
  at?: string[];
  cause?: DescribedError;
}

/**
 * Messages of drivers and parsers quote what they stumbled over, which may be a person's name or a secret:
 * what is quoted or bracketed is left out, and of the stack only positions remain.
 */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error))
    return { name: typeof error, message: "Something other than an Error was thrown." };
  const positions = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  return {
    name: error.name,
    message: unquoted(error.message),
    ...(code !== undefined && { code }),
    ...(positions.length > 0 && { at: positions.slice(0, 12).map((line) => line.trim()) }),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}

function unquoted(message: string): string {
  const bare = message.slice(0, 400).replaceAll(/"[^"]*("|$)|'[^']*('|$)|`[^`]*(`|$)|=\([^)]*(\)|$)/g, "…");
  return withoutSecrets(bare).replaceAll(/\p{Cc}/gu, " ");
}

import { isUtf8 } from "node:buffer";
import { type Sentence, sentence } from "@enrolkit/rules";
import express, { type Request, type RequestHandler, type Response } from "express";
import { invalidRequest, ProblemError } from "../problem/problem.ts";
import { stateOf } from "./request-state.ts";
import { pathSegment, textIssue } from "./validate.ts";

/** Decisions §4: body ≤ 256 KiB, also after inflating; depth ≤ 16. */
const maxBytes = 256 * 1024;
const maxDepth = 16;

const parse = express.json({
  limit: maxBytes,
  strict: false,
  type: () => true,
  verify: (_request, response, bytes) => {
    stateOf(response as Response).bodyBytes = bytes;
  },
});

/**
 * Reads the body. `express.json` reads, limits, inflates and parses; our exact rules look at the bytes that its
 * `verify` leaves (decisions/0019). A body that the host's parser has read already is judged as a value.
 */
export const readJson: RequestHandler = (request, response, next) => {
  if (!mayHaveBody(request)) return next();
  const state = stateOf(response);
  if (request.body !== undefined) {
    state.body = parsedByHost(request);
    return next();
  }
  if (Number(request.headers["content-length"]) > maxBytes) throw tooLarge();
  requireEncoding(request);
  readLimited(request, response, (error) => {
    try {
      state.body = judgeBody(request, state.bodyBytes, error);
    } catch (problem) {
      return next(problem);
    }
    next();
  });
};

function mayHaveBody({ headers }: Request): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** `express.json` reports a body that is too large once all of it has come, which may be never: this does at once. */
function readLimited(request: Request, response: Response, done: (error: unknown) => void): void {
  let size = 0;
  let ended = false;
  const end = (error?: unknown) => {
    if (ended) return;
    ended = true;
    request.off("data", count);
    done(error);
  };
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > maxBytes) end(tooLarge());
  };
  parse(request, response, end);
  if (!ended) request.on("data", count);
}

function judgeBody(request: Request, bytes: Buffer | undefined, error: unknown): unknown {
  if (bytes === undefined) {
    if (error !== undefined) throw readingProblem(request, error);
    throw new Error(
      "The body of this request was read before the router, and request.body is not set. Mount the router before " +
        "the middleware that reads bodies, or let it set request.body.",
    );
  }
  if (bytes.length === 0) return undefined;
  requireJson(request);
  checkBytes(bytes);
  if (error !== undefined) throw malformed(notJson);
  checkValue(request.body);
  return request.body;
}

function parsedByHost(request: Request): unknown {
  requireJson(request);
  const body: unknown = Buffer.isBuffer(request.body) ? parseBytes(request.body) : request.body;
  checkValue(body);
  return body;
}

function parseBytes(bytes: Buffer): unknown {
  checkBytes(bytes);
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    throw malformed(notJson);
  }
}

function checkBytes(bytes: Buffer): void {
  if (!isUtf8(bytes)) throw malformed("must be encoded as UTF-8");
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
    throw malformed("begins with a byte order mark; write the JSON without one (RFC 8259 §8.1)");
  }
}

const notJson = "is not valid JSON; check quotes, commas and brackets, and that all of it was sent";

function malformed(issue: string): ProblemError {
  return invalidRequest({ $: [issue] }, sentence("The body {{issue}}.", { issue: { sentence: issue } }));
}

/**
 * Rejects values that no schema should have to meet: nested too deeply, strings that are not well formed, and
 * the key `__proto__`.
 */
function checkValue(value: unknown, depth = 0, path = "$"): void {
  if (typeof value === "string") rejectIf(textIssue(value), path);
  if (typeof value !== "object" || value === null) return;
  if (depth >= maxDepth)
    rejectIf(sentence("must not be nested deeper than {{most}} levels", { most: maxDepth }), "$");
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkValue(item, depth + 1, `${path}[${index}]`);
    return;
  }
  for (const [key, item] of Object.entries(value)) {
    if (textIssue(key)) rejectIf("must have well-formed field names without NUL", path);
    const field = `${path}${pathSegment(key)}`;
    if (key === "__proto__") rejectIf("is an unknown property; remove it", field);
    checkValue(item, depth + 1, field);
  }
}

function rejectIf(issue: Sentence | undefined, path: string): void {
  if (issue !== undefined) throw invalidRequest({ [path]: [issue] });
}

/** Only JSON in UTF-8 is read. */
function requireJson({ headers }: Request): void {
  if (isJson(headers["content-type"] ?? "")) return;
  throw new ProblemError(
    "invalid_request",
    "The body must be JSON in UTF-8, sent with the header Content-Type: application/json.",
    { status: 415, headers: { Accept: "application/json" } },
  );
}

/** RFC 9110 §8.3.1; `charset` is the only parameter that is known here. */
function isJson(contentType: string): boolean {
  const [type = "", ...parameters] = contentType.toLowerCase().split(";");
  return type.trim() === "application/json" && parameters.every(isEmptyOrUtf8);
}

function isEmptyOrUtf8(parameter: string): boolean {
  const [name = "", value = "", ...rest] = parameter.split("=").map((part) => part.trim());
  if (rest.length > 0) return false;
  return name === "charset" ? value === "utf-8" || value === '"utf-8"' : parameter.trim() === "";
}

const encodings = new Set(["identity", "gzip", "deflate", "br"]);

/** `express.json` knows `x-gzip` (RFC 9110 §8.4.1.3) by its other name only. */
function requireEncoding({ headers }: Request): void {
  const encoding = headers["content-encoding"]?.toLowerCase().replace(/^x-gzip$/, "gzip") || "identity";
  headers["content-encoding"] = encoding;
  if (encodings.has(encoding)) return;
  throw new ProblemError(
    "invalid_request",
    "This Content-Encoding is not understood. Use gzip, deflate, br or none.",
    { status: 415, headers: { "Accept-Encoding": "gzip, deflate, br" } },
  );
}

function tooLarge(): ProblemError {
  return new ProblemError(
    "invalid_request",
    sentence("The body may be {{most}} KiB at most. Send less at once.", { most: maxBytes / 1024 }),
    { status: 413 },
  );
}

/** What `express.json` says of a body that it could not read. */
function readingProblem(request: Request, error: unknown): unknown {
  if (error instanceof ProblemError) return error;
  const { type, code } = error as { type?: unknown; code?: unknown };
  if (type === "entity.too.large") return tooLarge();
  if (type === "charset.unsupported") requireJson(request);
  if (typeof code === "string" && /^(Z|ERR_|BROTLI)/.test(code)) {
    const encoding = request.headers["content-encoding"];
    return invalidRequest({
      "Content-Encoding": [
        sentence("must name how the body is encoded: the body is not valid {{encoding}}", {
          encoding: encoding ?? "",
        }),
      ],
    });
  }
  return new ProblemError("invalid_request", "The body ended before it was complete. Send it again.");
}

import { pipeline, Readable } from "node:stream";
import type { Response } from "express";
import { type Clock, platformNow } from "../clock.ts";
import { stateOf } from "./request-state.ts";

export interface ResponseContent {
  status: number;
  /** JSON or a text; absent: no body. */
  body?: string | Buffer;
  /** A body that is made while it is sent, in place of `body`. */
  chunks?: AsyncIterable<string>;
  /** `application/json; charset=utf-8` when absent. */
  type?: string;
  /** A file that browsers save under this name; plain characters only. */
  fileName?: string;
  /** The resource that the body is about: a stored response is erased together with it. */
  aboutId?: string | undefined;
  /** An earlier response to the same idempotency key. */
  replayed?: boolean;
}

/** The one function that writes the bytes of a response. */
export type Respond = (response: Response, content: ResponseContent) => void;

export function createRespond(parts: { clock: Clock; draining: () => boolean }): Respond {
  return (response, content) => {
    if (response.headersSent) throw new Error("A request has one response.");
    const { platform, language } = stateOf(response);
    response.statusCode = content.status;
    if (platform) {
      response.setHeader("X-Platform-Time", new Date(platformNow(parts.clock, platform)).toISOString());
    }
    if (content.body !== undefined || content.chunks !== undefined)
      response.setHeader("Content-Type", content.type ?? "application/json; charset=utf-8");
    if (content.body !== undefined) response.setHeader("Content-Length", Buffer.byteLength(content.body));
    if (content.fileName !== undefined) {
      response.setHeader("Content-Disposition", `attachment; filename="${content.fileName}"`);
    }
    // What is replayed is in the language that its first request asked for.
    if (content.body !== undefined && !content.replayed) response.setHeader("Content-Language", language);
    if (content.replayed) response.setHeader("Idempotent-Replayed", "true");
    if (parts.draining()) response.setHeader("Connection", "close");
    if (content.chunks === undefined) response.end(content.body);
    else sendChunks(response, content.chunks);
  };
}

/**
 * Sends a body as fast as the client takes it. Where making it fails, the connection is cut, so that part of it is never
 * taken for the whole; a client that goes away ends it.
 */
function sendChunks(response: Response, chunks: AsyncIterable<string>): void {
  pipeline(Readable.from(chunks), response, (error) => {
    if (error && error.code !== "ERR_STREAM_PREMATURE_CLOSE") response.err = error;
  });
}

/** A body up to about this length, in characters, is sent in one piece. */
const shortBody = 65_536;

/**
 * Makes the beginning of a body: what fails in it is a problem like any other, and a short body is sent whole, with its
 * length.
 */
export async function begun({ chunks, ...content }: ResponseContent): Promise<ResponseContent> {
  if (chunks === undefined) return content;
  const iterator = chunks[Symbol.asyncIterator]();
  let beginning = "";
  while (beginning.length < shortBody) {
    const next = await iterator.next();
    if (next.done) return { ...content, body: beginning };
    beginning += next.value;
  }
  return { ...content, chunks: continued(beginning, iterator) };
}

async function* continued(beginning: string, iterator: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield beginning;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

const known = new WeakMap<object, string>();

/** A result as JSON. Rows of the catalogue come frozen and shared from the store: theirs is made once. */
export function jsonOf(result: unknown): string {
  if (typeof result !== "object" || result === null || !Object.isFrozen(result))
    return JSON.stringify(result);
  let json = known.get(result);
  if (json === undefined) {
    json = JSON.stringify(result);
    known.set(result, json);
  }
  return json;
}

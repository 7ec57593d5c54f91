import type { Response } from "express";
import { type Clock, platformNow } from "../clock.ts";
import { stateOf } from "./request-state.ts";

export interface ResponseContent {
  status: number;
  /** JSON, a text or a file; absent: no body. */
  body?: string | Buffer;
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
    const { platform } = stateOf(response);
    response.statusCode = content.status;
    if (platform) {
      response.setHeader("X-Platform-Time", new Date(platformNow(parts.clock, platform)).toISOString());
    }
    if (content.body !== undefined) {
      response.setHeader("Content-Type", content.type ?? "application/json; charset=utf-8");
      response.setHeader("Content-Length", Buffer.byteLength(content.body));
    }
    if (content.fileName !== undefined) {
      response.setHeader("Content-Disposition", `attachment; filename="${content.fileName}"`);
    }
    if (content.replayed) response.setHeader("Idempotent-Replayed", "true");
    if (parts.draining()) response.setHeader("Connection", "close");
    response.end(content.body);
  };
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

import { randomUUID } from "node:crypto";
import { interfaceVersion } from "@enrolkit/contract";
import type { Request, RequestHandler, Response } from "express";
import type { Actor } from "../operations/context.ts";
import type { PlatformRow } from "../store/rows.ts";
import { type Language, languageOf } from "../language/languages.ts";
import type { Endpoint } from "./endpoint.ts";
import type { Claim } from "./idempotency.ts";

/** What has been found out about a request so far; in `response.locals.enrolkit`. */
export interface RequestState {
  /** `X-Request-Id`, and `trace_id` of a problem. */
  readonly id: string;
  /** By the process's monotonic clock, in milliseconds. */
  readonly startedAt: number;
  /** Where the router is mounted: `/benefits`, or nothing. */
  readonly mountPath: string;
  /** The path below the mount path, as sent, without the query. */
  readonly path: string;
  /** The query as sent, without the question mark. */
  readonly search: string;
  /** That of the sentences in its response. */
  readonly language: Language;
  endpoint: Endpoint | undefined;
  actor: Actor | undefined;
  /** Null for the operator, who belongs to none. */
  platform: PlatformRow | null;
  /** The bytes of the body, inflated. */
  bodyBytes: Buffer | undefined;
  /** The JSON of the body; undefined where there is none. */
  body: unknown;
  /** Validated by the operation's schemas. */
  input: {
    params: Record<string, unknown> | undefined;
    query: Record<string, unknown> | undefined;
    body: unknown;
  };
  /** What its response says is wrong, as a log may name it. */
  problem: { error_code: string; at: readonly string[] } | undefined;
  /** Its claim to an idempotency key, if it has one. */
  claim: Claim | undefined;
}

export function stateOf(response: Response): RequestState {
  return response.locals.enrolkit as RequestState;
}

/** The endpoint of the request; throws outside of the chain of one. */
export function endpointOf(response: Response): Endpoint {
  const { endpoint } = stateOf(response);
  if (!endpoint) throw new Error("This request has no endpoint.");
  return endpoint;
}

/** The actor that was authenticated; throws before that. */
export function actorOf(response: Response): Actor {
  const { actor } = stateOf(response);
  if (!actor) throw new Error("This request is not authenticated.");
  return actor;
}

/** Gives a request its state, and its response the headers that every response has. */
export const beginRequest: RequestHandler = (request, response, next) => {
  const state = newState(request);
  response.locals.enrolkit = state;
  response.setHeader("X-Request-Id", state.id);
  response.setHeader("Cache-Control", "no-store");
  response.setHeader("Enrolkit-Version", interfaceVersion);
  response.vary("Accept-Language");
  next();
};

function newState(request: Request): RequestState {
  const target = originForm(request.url);
  const mark = target.indexOf("?");
  return {
    id: requestIdOf(request.headers["x-request-id"]),
    startedAt: performance.now(),
    mountPath: request.baseUrl,
    path: mark === -1 ? target : target.slice(0, mark),
    search: mark === -1 ? "" : target.slice(mark + 1),
    language: languageOf(request),
    endpoint: undefined,
    actor: undefined,
    platform: null,
    bodyBytes: undefined,
    body: undefined,
    input: { params: undefined, query: undefined, body: undefined },
    problem: undefined,
    claim: undefined,
  };
}

/** RFC 9112 §3.2: a server takes the absolute form too. */
function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  const scheme = /^https?:\/\//i.exec(target)?.[0].length ?? 0;
  const path = target.slice(scheme).search(/[/?#]/);
  return scheme > 0 && path > 0 ? target.slice(scheme + path) : target;
}

const wellFormed = /^[A-Za-z0-9][A-Za-z0-9._:-]{7,127}$/;
const credential = /(?:pk|est|op)_(?:test|live)_/;

/** The client's own id when it is harmless in headers and logs, else a fresh one. */
export function requestIdOf(sent: string | string[] | undefined): string {
  return typeof sent === "string" && wellFormed.test(sent) && !credential.test(sent) ? sent : randomUUID();
}

import type { ActorKind, AnyOperation, Method } from "@enrolkit/contract";
import type { Handler } from "../../operations/handle.ts";
import { deprecationHeaders } from "./deprecation-headers.ts";

/** An operation's promise with everything that can be known before the first request. */
export interface Route {
  readonly operation: AnyOperation;
  readonly handler: Handler;
  readonly method: Method;
  /** Names of the path parameters, in order. */
  readonly paramNames: readonly string[];
  readonly queryNames: readonly string[];
  readonly allow: ReadonlySet<ActorKind>;
  /** Browsers may call it (decisions §4, CORS). */
  readonly openToSessions: boolean;
  /** Headers that tell of its end: flat, name after name; none for an operation that stays. */
  readonly deprecation: readonly string[];
}

export function routeOf(handler: Handler): Route {
  const { operation } = handler;
  const allow: ReadonlySet<ActorKind> = new Set(operation.allow);
  return {
    operation,
    handler,
    method: operation.method,
    paramNames: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""),
    queryNames: "query" in operation && operation.query ? Object.keys(operation.query.shape) : [],
    allow,
    openToSessions: allow.has("employee_session") || allow.has("employer_session"),
    deprecation: deprecationHeaders(operation.deprecated),
  };
}

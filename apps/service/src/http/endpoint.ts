import type { ActorKind, AnyOperation, Deprecation } from "@enrolkit/contract";
import type { Handler } from "../operations/handle.ts";

/** An operation, its handler, and everything about them that is known before the first request. */
export interface Endpoint {
  readonly operation: AnyOperation;
  readonly handler: Handler;
  readonly queryNames: ReadonlySet<string>;
  readonly allow: ReadonlySet<ActorKind>;
  /** Browsers may call it (decisions §4, CORS). */
  readonly openToSessions: boolean;
  /** Where the body means nothing it is not even read. */
  readonly takesBody: boolean;
  /** Elsewhere `Idempotency-Key` means nothing, whatever it holds (decisions §4). */
  readonly takesIdempotencyKey: boolean;
  /** Headers of each of its responses: that the operation is on its way out. */
  readonly deprecation: Readonly<Record<string, string>>;
}

export function endpointFor(handler: Handler): Endpoint {
  const { operation } = handler;
  const allow: ReadonlySet<ActorKind> = new Set(operation.allow);
  return {
    operation,
    handler,
    queryNames: new Set("query" in operation && operation.query ? Object.keys(operation.query.shape) : []),
    allow,
    openToSessions: allow.has("employee_session") || allow.has("employer_session"),
    takesBody: operation.method === "POST" || operation.method === "PUT",
    takesIdempotencyKey: operation.method === "POST",
    deprecation: deprecationHeaders(operation.deprecated),
  };
}

/** `Deprecation` is a structured date, in seconds (RFC 9745); `Sunset` an HTTP date (RFC 8594). */
export function deprecationHeaders(deprecation: Deprecation | undefined): Record<string, string> {
  if (!deprecation) return {};
  const { since, sunset } = deprecation;
  return {
    Deprecation: `@${Date.parse(since) / 1000}`,
    ...(sunset !== undefined && { Sunset: new Date(sunset).toUTCString() }),
  };
}

/** Endpoints by the first segment of their path, and in it by path; a fixed segment goes before a parameter. */
export function resourcesOf(endpoints: Iterable<Endpoint>): Map<string, Map<string, Endpoint[]>> {
  const resources = new Map<string, Map<string, Endpoint[]>>();
  const sorted = [...endpoints].toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
  for (const endpoint of sorted) {
    const { path, method } = endpoint.operation;
    const second = path.indexOf("/", 1);
    const end = second === -1 ? path.length : second;
    const [resource, rest] = [path.slice(0, end), path.slice(end)];
    const paths = resources.get(resource) ?? new Map<string, Endpoint[]>();
    const others = paths.get(rest) ?? [];
    if (others.some(({ operation }) => operation.method === method)) {
      throw new Error(`Two operations at ${method} ${path}.`);
    }
    paths.set(rest, [...others, endpoint]);
    resources.set(resource, paths);
  }
  return resources;
}

/** `~` comes after all that a fixed segment is made of. */
const sortKey = ({ operation }: Endpoint) => operation.path.replaceAll("{", "~");

/** `/{plan_id}/prices` in Express's words: `/:plan_id/prices`. */
export function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ":$1") || "/";
}

/** What `Allow` says of a path: HEAD goes with GET, OPTIONS with everything. */
export function allowHeader(endpoints: Iterable<Endpoint>): string {
  const methods = [...endpoints].flatMap(({ operation: { method } }) =>
    method === "GET" ? ["GET", "HEAD"] : [method],
  );
  return [...methods, "OPTIONS"].join(", ");
}

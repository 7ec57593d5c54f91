import { endpoints, type EndpointName } from "@enrolkit/testing/connect";
import type { ErrorCode, Problem } from "@enrolkit/types";

export interface SentRequest {
  readonly operation: EndpointName;
  readonly body: unknown;
  /** Its idempotency key. */
  readonly key: string | null;
  /** The language that it asks to be answered in. */
  readonly language: string | null;
  /** Of the response; null as long as none has arrived. */
  status: number | null;
}

/**
 * What happens to a request: it does not arrive (`offline`), it takes effect and the response does not arrive
 * (`lost`), or something on the way responds in the service's place.
 */
export type Mishap = "offline" | "lost" | Response;

/** The network between a page and the service, which misbehaves where a test says so. */
export interface Network {
  readonly fetch: typeof globalThis.fetch;
  /** What the page has sent, oldest first. */
  readonly requests: readonly SentRequest[];
  readonly sent: (operation: EndpointName) => SentRequest[];
  /** What happens to the next requests for an operation, one after the other. */
  readonly mishaps: Map<EndpointName, Mishap[]>;
  /** What becomes of the bodies of an operation's responses: as if the service were newer or older than the page. */
  readonly rewrites: Map<EndpointName, (body: never) => unknown>;
  /** Requests for an operation wait until the function that this returns is called. */
  readonly stall: (operation: EndpointName) => () => void;
}

/** Tests put a network in the place of the global one. */
const { fetch } = globalThis;

export function createNetwork(): Network {
  const requests: SentRequest[] = [];
  const mishaps: Network["mishaps"] = new Map();
  const rewrites: Network["rewrites"] = new Map();
  const stalls = new Map<EndpointName, Promise<void>>();

  return {
    requests,
    mishaps,
    rewrites,
    sent: (operation) => requests.filter((request) => request.operation === operation),
    async fetch(input, init) {
      const request = new Request(input, init);
      const operation = operationOf(request.method, new URL(request.url).pathname);
      const text = await request.text();
      const sent: SentRequest = {
        operation,
        body: text === "" ? undefined : JSON.parse(text),
        key: request.headers.get("Idempotency-Key"),
        language: request.headers.get("Accept-Language"),
        status: null,
      };
      requests.push(sent);
      await stalls.get(operation);
      const mishap = mishaps.get(operation)?.shift();
      if (mishap instanceof Response) {
        sent.status = mishap.status;
        return mishap;
      }
      if (mishap === "offline") throw new TypeError("Failed to fetch");
      const response = await fetch(input, init);
      if (mishap === "lost") throw new TypeError("Failed to fetch");
      sent.status = response.status;
      const rewrite = rewrites.get(operation);
      return rewrite === undefined || !response.ok ? response : rewritten(response, rewrite);
    },
    stall(operation) {
      let release = () => {};
      stalls.set(operation, new Promise((resolve) => (release = resolve)));
      return () => {
        stalls.delete(operation);
        release();
      };
    },
  };
}

async function rewritten(response: Response, rewrite: (body: never) => unknown): Promise<Response> {
  const body = rewrite((await response.json()) as never);
  const headers = new Headers(response.headers);
  headers.delete("Content-Length");
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

const routes = Object.entries(endpoints).map(([operation, [method, template]]) => ({
  operation: operation as EndpointName,
  method,
  path: new RegExp(`^${template.replaceAll(/\{\w+\}/g, "[^/]+")}$`),
}));

function operationOf(method: string, pathname: string): EndpointName {
  const route = routes.find((candidate) => candidate.method === method && candidate.path.test(pathname));
  if (route === undefined) throw new Error(`The interface has no ${method} ${pathname}.`);
  return route.operation;
}

const statusOf: Record<ErrorCode, number> = {
  unauthorized: 401,
  forbidden: 403,
  invalid_request: 400,
  invalid_state: 400,
  not_found: 404,
  conflict: 409,
  idempotency_error: 409,
  rate_limit_exceeded: 429,
  third_party_error: 500,
  internal_error: 500,
};

/** A problem as the service words it, for what no test can bring the service to. */
export function problem(code: ErrorCode, more: Partial<Problem> = {}): Response {
  const status = statusOf[code];
  const body = { type: "about:blank", title: code, status, error_code: code, trace_id: "trace-1", ...more };
  return Response.json(body, { status, headers: { "Content-Type": "application/problem+json" } });
}

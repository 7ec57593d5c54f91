import { createClient } from "../client.ts";
import type { ClientEvent, ClientOptions, RequestMetric } from "../options.ts";
import type { Session } from "../session/session.ts";
import { createFakeClock, type FakeClock } from "./fake-clock.ts";

interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly token: string;
  readonly key: string | null;
  readonly body: string | undefined;
  readonly init: RequestInit;
}

type FakeResponse = Response | Error | Promise<Response>;
type Responder = (sent: SentRequest, count: number) => FakeResponse;

export const minute = 60_000;
export const hour = 60 * minute;

export function problem(
  status: number,
  members: object = {},
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { type: "about:blank", title: `Problem ${status}`, status, ...members },
    { status, headers: { "Content-Type": "application/problem+json", ...headers } },
  );
}

export const ok = (body: object = { id: "pl_1" }): Response => Response.json(body);

/** Returns sessions with token-1, token-2, …, each valid for an hour from the call. */
export function sessionMinter(time: FakeClock, lifetime = hour) {
  let count = 0;
  const getSession = async (): Promise<Session> => {
    count += 1;
    return { token: `token-${count}`, expiry: new Date(time.now() + lifetime).toISOString() };
  };
  return Object.assign(getSession, { count: () => count });
}

/** A client with a fake service that the test responds for, and with a clock that the test advances. */
export function createTestClient(
  respond: Responder = () => ok(),
  options: Partial<ClientOptions> = {},
  time = createFakeClock(),
) {
  const sent: SentRequest[] = [];
  const events: ClientEvent[] = [];
  const metrics: RequestMetric[] = [];
  const client = createClient({
    baseUrl: "https://service.test",
    getSession: sessionMinter(time),
    now: time.now,
    schedule: time.schedule,
    random: time.random,
    onEvent: (event) => events.push(event),
    onMetric: (metric) => metrics.push(metric),
    async fetch(url, init = {}) {
      const headers = new Headers(init.headers);
      const request = {
        url: url as string,
        method: init.method ?? "GET",
        token: (headers.get("Authorization") ?? "").replace("Bearer ", ""),
        key: headers.get("Idempotency-Key"),
        body: init.body as string | undefined,
        init,
      };
      sent.push(request);
      const response = await respond(request, sent.length);
      if (response instanceof Error) throw response;
      return response;
    },
    ...options,
  });
  return { client, time, sent, events, metrics };
}

/** Resolves with what the promise rejects with. */
export function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("was expected to reject");
    },
    (error: unknown) => error,
  );
}

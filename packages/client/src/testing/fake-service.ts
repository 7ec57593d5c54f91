import { createClient } from "../client.ts";
import type { ClientEvent, ClientOptions, RequestMetric, SessionCredentials } from "../options.ts";
import type { Session } from "../session/session.ts";
import { type FakeTime, fakeTime } from "./fake-time.ts";

export interface Sent {
  readonly url: string;
  readonly method: string;
  readonly token: string;
  readonly key: string | null;
  readonly body: string | undefined;
  readonly init: RequestInit;
}

type Reply = Response | Error | Promise<Response>;
export type Answering = (sent: Sent, count: number) => Reply;

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

/** Mints token-1, token-2, … each good for an hour from the time it is asked for. */
export function minting(time: FakeTime, lifetime = hour) {
  let count = 0;
  const getSession = async (): Promise<Session> => {
    count += 1;
    return { token: `token-${count}`, expiry: new Date(time.now() + lifetime).toISOString() };
  };
  return Object.assign(getSession, { count: () => count });
}

/** A client before a service that answers as the test says, on a clock that the test moves. */
export function bench(
  answering: Answering = () => ok(),
  options: Partial<ClientOptions<SessionCredentials>> = {},
  time = fakeTime(),
) {
  const sent: Sent[] = [];
  const events: ClientEvent[] = [];
  const metrics: RequestMetric[] = [];
  const client = createClient({
    baseUrl: "https://service.test",
    getSession: minting(time),
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
      const reply = await answering(request, sent.length);
      if (reply instanceof Error) throw reply;
      return reply;
    },
    ...options,
  });
  return { client, time, sent, events, metrics };
}

/** The rejection of a promise, as a value. */
export function failure(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error("was expected to reject");
    },
    (error: unknown) => error,
  );
}

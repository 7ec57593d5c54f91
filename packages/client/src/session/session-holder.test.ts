import { describe, expect, test, vi } from "vitest";
import { EnrolkitError } from "../error.ts";
import {
  createTestClient,
  rejectionOf,
  hour,
  sessionMinter,
  minute,
  ok,
  problem,
} from "../testing/test-client.ts";
import { createFakeClock, flushPromises } from "../testing/fake-clock.ts";
import type { GetSession, Session } from "./session.ts";

const plan = { params: { plan_id: "pl_1" } } as const;
const unauthorized = () => problem(401, { error_code: "unauthorized" });

describe("requesting a session", () => {
  test("happens at once, before anything is called", async () => {
    const time = createFakeClock();
    const getSession = sessionMinter(time);
    const { client } = createTestClient(undefined, { getSession }, time);
    expect(getSession.count()).toBe(1);
    expect(client.session.getState()).toEqual({ status: "starting" });
    await flushPromises();
    expect(client.session.getState()).toEqual({ status: "active", expiry: "2026-03-02T10:00:00.000Z" });
  });

  test("waits for connect() when lazy, and so do calls made before it", async () => {
    const time = createFakeClock();
    const getSession = sessionMinter(time);
    const { client, sent } = createTestClient(undefined, { getSession, lazy: true }, time);
    const call = client.call("RetrievePlan", plan);
    await flushPromises();
    expect(getSession.count()).toBe(0);
    expect(sent).toHaveLength(0);
    client.connect();
    await call;
    expect(sent).toHaveLength(1);
  });

  test("is done once however many requests wait", async () => {
    const time = createFakeClock();
    const getSession = sessionMinter(time);
    const { client, sent } = createTestClient(undefined, { getSession }, time);
    await Promise.all(Array.from({ length: 20 }, () => client.call("RetrievePlan", plan)));
    expect(getSession.count()).toBe(1);
    expect(sent).toHaveLength(20);
  });

  test("is tried again when there is no network for a moment, as when a laptop wakes up", async () => {
    const time = createFakeClock();
    const good = sessionMinter(time);
    const getSession = vi.fn<GetSession>(good).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { client } = createTestClient(undefined, { getSession }, time);
    await time.advance(500);
    expect(client.session.getState().status).toBe("active");
  });

  test.each([
    ["no token", { expiry: "2026-03-02T10:00:00Z" }],
    ["no date", { token: "token-secret", expiry: "soon" }],
    ["nothing", undefined],
  ])("rejects a session with %s, without quoting it", async (_, response) => {
    const getSession = async () => response as unknown as Session;
    const { client } = createTestClient(undefined, { getSession });
    const error = await rejectionOf(client.call("RetrievePlan", plan));
    expect(error).toMatchObject({ status: 0, code: "session_expired" });
    expect((error as Error).message).not.toContain("token-secret");
  });

  test("gives up on a callback that never settles", async () => {
    const { client, time } = createTestClient(undefined, { getSession: () => new Promise(() => {}) });
    await time.advance(30_000);
    expect(client.session.getState().status).toBe("expired");
  });
});

describe("renewal", () => {
  test.each([
    ["60 s ahead of a long life", hour, hour - minute],
    ["a tenth ahead of a short one", 5 * minute, 4.5 * minute],
  ])("comes %s", async (_, lifetime, renewedAfter) => {
    const time = createFakeClock();
    const getSession = sessionMinter(time, lifetime);
    createTestClient(undefined, { getSession }, time);
    await time.advance(renewedAfter - 1);
    expect(getSession.count()).toBe(1);
    await time.advance(1);
    expect(getSession.count()).toBe(2);
  });

  test("emits once that the session is expiring, and that it was renewed", async () => {
    const { time, events } = createTestClient();
    await time.advance(hour);
    expect(events).toEqual([
      { type: "session_expiring", expiry: "2026-03-02T10:00:00.000Z" },
      { type: "session_renewed", expiry: "2026-03-02T10:59:00.000Z" },
    ]);
  });

  test("is checked at request time, so that a sleeping laptop works", async () => {
    const { client, time, sent } = createTestClient();
    await flushPromises();
    time.sleep(5 * hour);
    await client.call("RetrievePlan", plan);
    expect(sent.map((request) => request.token)).toEqual(["token-2"]);
  });

  test("does not hold up requests while the session still counts", async () => {
    const time = createFakeClock();
    const good = sessionMinter(time);
    const getSession = () => (good.count() === 0 ? good() : new Promise<Session>(() => {}));
    const { client, sent } = createTestClient(undefined, { getSession }, time);
    await flushPromises();
    time.sleep(hour - minute);
    await client.call("RetrievePlan", plan);
    expect(sent).toHaveLength(1);
  });

  test("calls the newest callback", async () => {
    const time = createFakeClock();
    const stale = sessionMinter(time);
    const { client } = createTestClient(undefined, { getSession: stale }, time);
    await flushPromises();
    const newest = vi.fn<GetSession>(sessionMinter(time, 3 * hour));
    client.setGetSession(newest);
    await time.advance(hour);
    expect(stale.count()).toBe(1);
    expect(newest).toHaveBeenCalledOnce();
  });

  test("stays with the fresher session when the backend returns an older one", async () => {
    const time = createFakeClock();
    const lifetimes = [hour, -hour, 2 * hour];
    let count = 0;
    const start = time.now();
    const getSession = async () => {
      const lifetime = lifetimes[count] ?? 3 * hour;
      count += 1;
      return { token: `token-${count}`, expiry: new Date(start + lifetime).toISOString() };
    };
    const { client, sent } = createTestClient(undefined, { getSession }, time);
    await flushPromises();
    await client.session.renew();
    await client.call("RetrievePlan", plan);
    expect(sent[0]?.token).toBe("token-1");
    expect(client.session.getState()).toMatchObject({
      status: "active",
      expiry: new Date(start + hour).toISOString(),
    });
  });

  test("that fails leaves the session in use until it expires, and is tried again with growing pauses", async () => {
    const time = createFakeClock();
    let count = 0;
    const good = sessionMinter(time);
    const getSession = () => {
      count += 1;
      return count === 1 ? good() : Promise.reject(new Error("503"));
    };
    const { client, events } = createTestClient(undefined, { getSession }, time);
    await time.advance(hour - minute);
    expect(count).toBe(2);
    await client.call("RetrievePlan", plan);
    expect(client.session.getState().status).toBe("active");
    await time.advance(2 * minute);
    expect(client.session.getState().status).toBe("expired");
    expect(count).toBeLessThan(10);
    expect(events.map((event) => event.type)).toEqual(["session_expiring", "session_expired"]);
    const before = count;
    await time.advance(24 * hour);
    expect(count).toBe(before);
  });

  test("does not spin when the backend hands out the same session again and again", async () => {
    const time = createFakeClock();
    const same = { token: "token-1", expiry: new Date(time.now() + hour).toISOString() };
    const getSession = vi.fn<GetSession>(async () => same);
    createTestClient(undefined, { getSession }, time);
    await time.advance(hour);
    expect(getSession.mock.calls.length).toBeLessThan(10);
  });
});

describe("an expired session", () => {
  test("rejects calls at once, notifies its listeners, and works again after renew()", async () => {
    const time = createFakeClock();
    const good = sessionMinter(time);
    const getSession = vi.fn<GetSession>(good).mockRejectedValueOnce(new Error("signed out"));
    const { client, sent } = createTestClient(undefined, { getSession }, time);
    const seen: string[] = [];
    const stop = client.session.subscribe(() => seen.push(client.session.getState().status));
    const error = await rejectionOf(client.call("RetrievePlan", plan));
    expect(error).toBeInstanceOf(EnrolkitError);
    await rejectionOf(client.call("RetrievePlan", plan));
    expect(getSession).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(0);

    await client.session.renew();
    await client.call("RetrievePlan", plan);
    expect(sent).toHaveLength(1);
    expect(seen).toEqual(["expired", "starting", "active"]);
    stop();
  });

  test("stays expired when renew() fails too, and says why", async () => {
    const { client } = createTestClient(undefined, {
      getSession: () => Promise.reject(new RangeError("token-secret")),
    });
    await flushPromises();
    const error = await rejectionOf(client.session.renew());
    expect(client.session.getState()).toEqual({ status: "expired", error });
    expect((error as Error).message).toContain("RangeError");
    expect((error as Error).message).not.toContain("token-secret");
  });
});

describe("a 401", () => {
  test("is tried once more, with a new token", async () => {
    const { client, sent } = createTestClient(({ token }) => (token === "token-1" ? unauthorized() : ok()));
    await client.call("RetrievePlan", plan);
    expect(sent.map((request) => request.token)).toEqual(["token-1", "token-2"]);
  });

  test("to many requests makes one renewal", async () => {
    const time = createFakeClock();
    const getSession = sessionMinter(time);
    const { client } = createTestClient(
      ({ token }) => (token === "token-1" ? unauthorized() : ok()),
      { getSession },
      time,
    );
    await Promise.all(Array.from({ length: 10 }, () => client.call("RetrievePlan", plan)));
    expect(getSession.count()).toBe(2);
  });

  test("that follows on the new token ends the session: never a loop", async () => {
    const { client, sent, events } = createTestClient(unauthorized);
    const error = await rejectionOf(client.call("RetrievePlan", plan));
    expect(error).toMatchObject({ status: 401, code: "unauthorized" });
    expect(sent).toHaveLength(2);
    await rejectionOf(client.call("RetrievePlan", plan));
    expect(sent).toHaveLength(2);
    expect(events.at(-1)).toEqual({ type: "session_expired", error });
  });

  test("never leads to the same token again", async () => {
    const time = createFakeClock();
    const expiry = new Date(time.now() + hour).toISOString();
    const { client, sent } = createTestClient(
      unauthorized,
      { getSession: async () => ({ token: "token-1", expiry }) },
      time,
    );
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject({ code: "session_expired" });
    expect(sent).toHaveLength(1);
  });
});

describe("a device with a wrong clock", () => {
  test.each([
    ["two hours ahead", 2 * hour],
    ["two hours behind", -2 * hour],
  ])("%s is corrected by the Date of the service", async (_, skew) => {
    const real = createFakeClock();
    const getSession = sessionMinter(real);
    const respond = () => new Response("{}", { headers: { Date: new Date(real.now()).toUTCString() } });
    const { client } = createTestClient(respond, { getSession, now: () => real.now() + skew }, real);
    await client.call("RetrievePlan", plan);
    await client.call("RetrievePlan", plan);
    expect(getSession.count()).toBe(1);
    await real.advance(hour - minute - 2000);
    expect(getSession.count()).toBe(1);
    await real.advance(4000);
    expect(getSession.count()).toBe(2);
  });
});

describe("a clock that jumps hours ahead in the middle of a session", () => {
  function jumping(override?: (token: string) => Response | undefined) {
    const real = createFakeClock();
    let jump = 0;
    const getSession = sessionMinter(real);
    const respond = ({ token }: { token: string }) =>
      override?.(token) ?? new Response("{}", { headers: { Date: new Date(real.now()).toUTCString() } });
    const made = createTestClient(respond, { getSession, now: () => real.now() + jump }, real);
    return { ...made, real, getSession, jumpTo: (ahead: number) => (jump = ahead) };
  }

  test("leads to one more session, and calls go on", async () => {
    const { client, real, getSession, sent, events, jumpTo } = jumping();
    await client.call("RetrievePlan", plan);
    jumpTo(5 * hour);
    await client.call("RetrievePlan", plan);
    await client.call("RetrievePlan", plan);
    expect(sent.map(({ token }) => token)).toEqual(["token-1", "token-2", "token-2"]);
    expect(getSession.count()).toBe(2);
    expect(client.session.getState().status).toBe("active");
    expect(events.map(({ type }) => type)).not.toContain("session_expired");
    // The response corrected the clock, so the session is renewed ahead of its expiry and not before.
    await real.advance(hour - minute - 2000);
    expect(getSession.count()).toBe(2);
    await real.advance(4000);
    expect(getSession.count()).toBe(3);
  });

  test("and back again goes unnoticed", async () => {
    const { client, sent, jumpTo } = jumping();
    await client.call("RetrievePlan", plan);
    for (const ahead of [5 * hour, 0, 9 * hour, -3 * hour]) {
      jumpTo(ahead);
      await client.call("RetrievePlan", plan);
    }
    expect(sent).toHaveLength(5);
    expect(client.session.getState().status).toBe("active");
  });

  test("makes two requests at most when the session has really expired", async () => {
    const { client, getSession, sent, jumpTo } = jumping((token) =>
      token === "token-1" ? undefined : unauthorized(),
    );
    await client.call("RetrievePlan", plan);
    jumpTo(5 * hour);
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject({ code: "unauthorized" });
    expect(sent).toHaveLength(3);
    expect(getSession.count()).toBe(3);
    expect(client.session.getState().status).toBe("expired");
  });

  test("accepts a backend that returns the same session until it expires", async () => {
    const real = createFakeClock();
    let jump = 0;
    const same = { token: "token-1", expiry: new Date(real.now() + hour).toISOString() };
    const getSession = vi.fn<GetSession>(async () => same);
    const respond = () => new Response("{}", { headers: { Date: new Date(real.now()).toUTCString() } });
    const { client, sent } = createTestClient(respond, { getSession, now: () => real.now() + jump }, real);
    await client.call("RetrievePlan", plan);
    jump = 5 * hour;
    await client.call("RetrievePlan", plan);
    await client.call("RetrievePlan", plan);
    expect(sent).toHaveLength(3);
    expect(getSession).toHaveBeenCalledTimes(2);
  });
});

describe("two clients", () => {
  test("share nothing", async () => {
    const first = createTestClient(undefined, { getSession: sessionMinter(createFakeClock()) });
    const { client, sent } = createTestClient(undefined, {
      getSession: async () => ({ token: "other", expiry: "2026-03-02T10:00:00Z" }),
    });
    await Promise.all([first.client.call("RetrievePlan", plan), client.call("RetrievePlan", plan)]);
    expect(first.sent[0]?.token).toBe("token-1");
    expect(sent[0]?.token).toBe("other");
    first.client.dispose();
    await client.call("RetrievePlan", plan);
    expect(client.session.getState().status).toBe("active");
  });
});

describe("dispose()", () => {
  test("leaves no timer, aborts what is open, and drops a session that arrives late", async () => {
    let arrive: (session: Session) => void = () => {};
    const getSession = () => new Promise<Session>((resolve) => (arrive = resolve));
    const { client, time, sent } = createTestClient(undefined, { getSession });
    const call = rejectionOf(client.call("RetrievePlan", plan));
    client.dispose();
    arrive({ token: "late", expiry: "2026-03-02T10:00:00Z" });
    expect(await call).toMatchObject({ name: "AbortError" });
    await flushPromises();
    expect(time.msUntilNextTimer()).toBeUndefined();
    expect(client.session.getState()).toEqual({ status: "idle" });
    expect(sent).toHaveLength(0);
  });

  test("and connect() again, as React does in StrictMode, share one request", async () => {
    const time = createFakeClock();
    const getSession = sessionMinter(time);
    const { client, sent } = createTestClient(undefined, { getSession, lazy: true }, time);
    client.connect();
    client.dispose();
    client.connect();
    await client.call("RetrievePlan", plan);
    expect(getSession.count()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test("fifty times over leaves nothing behind", async () => {
    const time = createFakeClock();
    for (let round = 0; round < 50; round += 1) {
      const { client } = createTestClient(undefined, {}, time);
      await client.call("RetrievePlan", plan);
      client.dispose();
    }
    expect(time.msUntilNextTimer()).toBeUndefined();
  });
});

test("the token is in no URL, event, metric, error or storage", async () => {
  const setItem = vi.fn<() => void>();
  vi.stubGlobal("localStorage", { setItem });
  vi.stubGlobal("sessionStorage", { setItem });
  const log = vi.spyOn(console, "error");
  const responses = [unauthorized(), ok(), problem(400, { detail: "no" }), new Error("with token-2 in it")];
  const { client, time, sent, events, metrics } = createTestClient(
    (_, count) => responses[Math.min(count, 4) - 1] ?? ok(),
    {
      maxAttempts: 1,
    },
  );
  await client.call("RetrievePlan", plan);
  const errors = [
    await rejectionOf(client.call("RetrievePlan", plan)),
    await rejectionOf(client.call("RetrievePlan", plan)),
  ];
  await time.advance(2 * hour);
  const everything = [
    ...sent.map(({ url }) => url),
    JSON.stringify(events),
    JSON.stringify(metrics),
    ...errors.map(
      (error) => `${(error as Error).stack} ${JSON.stringify(error)} ${String((error as Error).cause)}`,
    ),
    JSON.stringify(client.session.getState()),
  ].join("\n");
  expect(everything).not.toMatch(/token-\d/);
  expect(setItem).not.toHaveBeenCalled();
  expect(log).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

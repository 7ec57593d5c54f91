import { describe, expect, test, vi } from "vitest";
import { createClient } from "../client.ts";
import { EnrolkitError } from "../error.ts";
import { createSessionHandler } from "../server/session-handler.ts";
import {
  createTestClient,
  rejectionOf,
  hour,
  sessionMinter,
  minute,
  ok,
  problem,
} from "../testing/test-client.ts";
import { createFakeClock, type FakeClock, flushPromises } from "../testing/fake-clock.ts";
import { createPlatformClient, service } from "../testing/service.ts";
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

  test("gives up within eight seconds on a callback that never settles", async () => {
    const { client, time } = createTestClient(undefined, { getSession: () => new Promise(() => {}) });
    await time.advance(8000);
    expect(client.session.getState()).toMatchObject({
      status: "expired",
      error: { code: "session_expired", message: expect.stringContaining("took too long") as string },
    });
  });

  test("gives up within eight seconds, however often it is tried", async () => {
    const time = createFakeClock();
    const getSession = async () => {
      await new Promise<void>((resolve) => time.schedule(resolve, 3000));
      throw new TypeError("Failed to fetch");
    };
    const { client } = createTestClient(undefined, { getSession }, time);
    await time.advance(8000);
    expect(client.session.getState().status).toBe("expired");
  });
});

describe("a session that arrives late", () => {
  function lateSession(time = createFakeClock()) {
    const arrivals: ((subject?: string) => void)[] = [];
    const getSession = () =>
      new Promise<Session>((resolve) => {
        const token = `token-${arrivals.length + 1}`;
        arrivals.push((subject) =>
          resolve({ token, subject, id: `es_${token}`, expiry: "2026-03-02T10:00:00Z" }),
        );
      });
    return { ...createTestClient(undefined, { getSession }, time), arrivals };
  }

  test("is used all the same", async () => {
    const { client, time, sent, arrivals } = lateSession();
    await time.advance(8000);
    arrivals[0]?.();
    await flushPromises();
    expect(client.session.getState().status).toBe("active");
    await client.call("RetrievePlan", plan);
    expect(sent[0]?.token).toBe("token-1");
  });

  test("gives way to one that came before it, also of another subject", async () => {
    const { client, time, sent, events, arrivals } = lateSession();
    await time.advance(8000);
    const renewed = client.session.renew();
    arrivals[1]?.("two");
    await renewed;
    arrivals[0]?.("one");
    await flushPromises();
    expect(client.session.getState()).toMatchObject({ status: "active", subject: "two" });
    await client.call("RetrievePlan", plan);
    expect(sent.map(({ token }) => token)).toEqual(["token-2"]);
    expect(events.map(({ type }) => type)).not.toContain("session_subject_changed");
  });

  test("after a sign-out is revoked, and is not that of who signs in next", async () => {
    const { client, time, sent, arrivals } = lateSession();
    await time.advance(8000);
    void client.session.signOut();
    arrivals[0]?.();
    await flushPromises();
    expect(sent).toMatchObject([{ token: "token-1", method: "DELETE" }]);
    expect(client.session.getState().status).toBe("signed_out");

    const left = lateSession();
    await left.time.advance(8000);
    void left.client.session.signOut();
    left.client.dispose();
    left.arrivals[0]?.();
    await flushPromises();
    expect(left.sent).toMatchObject([{ token: "token-1", method: "DELETE" }]);

    const other = lateSession();
    await other.time.advance(8000);
    void other.client.session.signOut();
    other.client.connect();
    other.arrivals[0]?.("one");
    await flushPromises();
    expect(other.client.session.getState().status).toBe("starting");
    expect(other.sent).toMatchObject([{ method: "DELETE" }]);
    other.arrivals[1]?.("two");
    await flushPromises();
    expect(other.client.session.getState()).toMatchObject({ status: "active", subject: "two" });
  });

  test("is dropped where nothing waits for it", async () => {
    const { client, time, arrivals } = lateSession();
    await time.advance(8000);
    client.dispose();
    arrivals[0]?.();
    await flushPromises();
    expect(client.session.getState()).toEqual({ status: "idle" });
    expect(time.msUntilNextTimer()).toBeUndefined();
  });
});

describe("a getSession with a mistake in it", () => {
  const past = "2026-03-02T08:00:00Z";

  test.each<[string, () => unknown, string]>([
    ["returns nothing, and no promise", () => undefined, "gave no `token`"],
    ["resolves with nothing", async () => undefined, "gave no `token`"],
    [
      "resolves with what its route says of a person who is signed out",
      async () => ({ error: "No" }),
      "gave no `token`",
    ],
    ["forgets json()", async () => Response.json({ token: "t", expiry: past }), "gave no `token`"],
    [
      "throws at once",
      () => {
        throw new TypeError("token-secret is not a function");
      },
      "failed with a TypeError",
    ],
    ["gets a page instead of JSON", () => new Response("<!doctype html>").json(), "got no JSON"],
    ["gives no expiry", async () => ({ token: "token-secret" }), "`expiry`"],
    ...[
      "3600",
      "1772442000",
      "soon",
      "",
      "2026-03-02",
      "2026-03-02T10:00:00",
      "2026-13-40T10:00:00Z",
      3600,
      null,
    ].map((expiry): [string, () => unknown, string] => [
      `gives the expiry ${JSON.stringify(expiry)}`,
      async () => ({ token: "token-secret", expiry }),
      "`expiry`",
    ]),
  ])("%s: it is called once, and there is one error that says so", async (_, getSession, words) => {
    const called = vi.fn(getSession as GetSession);
    const { client, time, sent, events } = createTestClient(undefined, { getSession: called });
    const errors = new Set();
    for (let read = 0; read < 30; read += 1) errors.add(await rejectionOf(client.call("RetrievePlan", plan)));
    await time.advance(hour);
    expect(called).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
    expect(events).toHaveLength(1);
    const [error] = errors as Set<EnrolkitError>;
    expect(errors.size).toBe(1);
    expect(error).toMatchObject({ code: "session_expired", retryable: false });
    expect(error?.message).toContain(words);
    expect(error?.message).toContain('See "Session expired"');
    expect(error?.message).not.toContain("token-secret");
  });

  const clocks: [string, number][] = [
    ["a right clock", 0],
    ["a clock a day ahead", 24 * hour],
    ["a clock a day behind", -24 * hour],
  ];

  test.each(
    clocks.flatMap(([clock, skew]) =>
      [200, 401].map((status): [string, number, number] => [clock, skew, status]),
    ),
  )(
    "gives an expiry that has passed, with %s: it is called once, and one error names it",
    async (_, skew, status) => {
      const real = createFakeClock();
      const getSession = vi.fn<GetSession>(async () => ({ token: "token-1", expiry: past }));
      const headers = { Date: new Date(real.now()).toUTCString() };
      const { client, sent, events } = createTestClient(
        () => (status === 200 ? Response.json({}, { headers }) : problem(401, {}, headers)),
        { getSession, now: () => real.now() + skew },
        real,
      );
      const errors = new Set();
      for (let read = 0; read < 30; read += 1) {
        await client.call("RetrievePlan", plan).catch((error: unknown) => errors.add(error));
      }
      expect(getSession).toHaveBeenCalledOnce();
      // The service's own time proves it.
      expect(sent).toHaveLength(1);
      expect(events.map(({ type }) => type)).toEqual(["session_expired"]);
      expect([...errors]).toMatchObject([
        { code: "session_expired", message: expect.stringContaining("`expiry` that has passed") },
      ]);
    },
  );
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

/** Returns sessions for the subjects, one after another, and for the last ever after. */
function sessionsOf(time: FakeClock, ...subjects: (string | undefined)[]) {
  const minter = sessionMinter(time);
  return async () => {
    const subject = subjects[Math.min(minter.count(), subjects.length - 1)];
    return { ...(await minter()), id: `es_${minter.count()}`, subject };
  };
}

function clientOf(...subjects: (string | undefined)[]) {
  const time = createFakeClock();
  const held: (() => void)[] = [];
  const made = createTestClient(
    (request) =>
      request.url.endsWith("/held") ? new Promise((resolve) => held.push(() => resolve(ok()))) : ok(),
    { getSession: sessionsOf(time, ...subjects) },
    time,
  );
  return { ...made, respond: () => held.splice(0).forEach((resolve) => resolve()) };
}

const held = { params: { plan_id: "held" } } as const;
const changed = { name: "EnrolkitError", status: 0, code: "subject_changed", retryable: false };

describe("a session for another subject", () => {
  test("is in the state, and stays in use as long as it is for the same subject", async () => {
    const { client, events } = clientOf("er_1.ee_1");
    await client.call("RetrievePlan", plan);
    const open = client.call("RetrievePlan", held);
    await flushPromises();
    await client.session.renew();
    expect(client.session.getState()).toMatchObject({ status: "active", subject: "er_1.ee_1" });
    expect(events).toEqual([{ type: "session_renewed", expiry: expect.any(String) }]);
    client.dispose();
    await rejectionOf(open);
  });

  test.each([
    ["another", "er_1.ee_1", "er_1.ee_2"],
    ["one, where there was none", undefined, "er_1"],
    ["none, where there was one", "er_1", undefined],
  ])("starts from nothing: %s", async (_, first, second) => {
    const { client, sent, events, respond } = clientOf(first, second);
    const open = rejectionOf(client.call("RetrievePlan", held));
    await flushPromises();
    const seen: unknown[] = [];
    client.session.subscribe(() => seen.push(client.session.getState()));
    await client.session.renew();
    respond();
    expect(await open).toMatchObject(changed);
    expect(sent.map(({ token }) => token)).toEqual(["token-1"]);
    expect(sent[0]?.init.signal?.aborted).toBe(true);
    expect(events).toEqual([{ type: "session_subject_changed" }]);
    expect(seen).toEqual([
      { status: "starting" },
      { status: "active", expiry: expect.any(String), subject: second },
    ]);
    await client.call("RetrievePlan", plan);
    expect(sent.at(-1)?.token).toBe("token-2");
  });

  test("is known by its token where the page's backend passes on no more than token and expiry", async () => {
    const world = await service.world();
    const [one, other] = world.employee_ids;
    let signedIn = one;
    const getSession = async () => {
      const { token, expiry } = await service.session(world, { employeeId: signedIn });
      return { token, expiry };
    };
    const events: string[] = [];
    const client = createClient({
      baseUrl: service.url,
      getSession,
      onEvent: ({ type }) => events.push(type),
    });
    const employee = (id = "") => client.call("RetrieveEmployee", { params: { employee_id: id } });
    await employee(one);
    await client.session.renew();
    expect(events).toEqual(["session_renewed"]);
    const before = client.session.getState();
    signedIn = other;
    await client.session.renew();
    expect(events).toEqual(["session_renewed", "session_subject_changed"]);
    expect(client.session.getState()).not.toMatchObject({ subject: (before as { subject: string }).subject });
    await employee(other);
    client.dispose();
  });

  test("is known by its token, whatever the page's backend names", async () => {
    const world = await service.world();
    let employees = world.employee_ids;
    const getSession = async () => ({
      ...(await service.session(world, { employeeId: employees[0] })),
      subject: "the same for everyone",
    });
    const onEvent = vi.fn();
    const client = createClient({ baseUrl: service.url, getSession, onEvent });
    await client.call("RetrieveEmployee", { params: { employee_id: employees[0] ?? "" } });
    employees = employees.slice(1);
    await client.session.renew();
    expect(onEvent.mock.calls).toEqual([[{ type: "session_subject_changed" }]]);
    client.dispose();
  });

  test("is accepted although it expires earlier than the one before", async () => {
    const time = createFakeClock();
    const lifetimes = [hour, minute];
    let count = 0;
    const getSession = async () => {
      count += 1;
      const expiry = new Date(time.now() + (lifetimes[count - 1] ?? hour)).toISOString();
      return { token: `token-${count}`, expiry, subject: `er_${count}` };
    };
    const { client, sent } = createTestClient(undefined, { getSession }, time);
    await flushPromises();
    await client.session.renew();
    await client.call("RetrievePlan", plan);
    expect(sent[0]?.token).toBe("token-2");
  });

  test("answers, retries and resends no call of the first: not one that waits for a token, a retry or a 401", async () => {
    const time = createFakeClock();
    const minter = sessionMinter(time);
    let subject = "er_1";
    const getSession = async () => ({ ...(await minter()), subject });
    const responses: Record<string, () => Response> = {
      busy: () => problem(503),
      refused: () => problem(401),
    };
    const { client, sent } = createTestClient(
      ({ url }) => responses[url.split("/").at(-1) ?? ""]?.() ?? ok(),
      { getSession },
      time,
    );
    await flushPromises();
    const retried = rejectionOf(client.call("RetrievePlan", { params: { plan_id: "busy" } }));
    await flushPromises();
    subject = "er_2";
    // Its 401 is what brings the second subject's session.
    const refused = rejectionOf(client.call("RetrievePlan", { params: { plan_id: "refused" } }));
    await flushPromises();
    await time.advance(minute);
    expect(await retried).toMatchObject(changed);
    expect(await refused).toMatchObject(changed);
    expect(sent.map(({ token }) => token)).toEqual(["token-1", "token-1"]);

    time.sleep(2 * hour);
    subject = "er_3";
    const waiting = rejectionOf(client.call("RetrievePlan", plan));
    expect(await waiting).toMatchObject(changed);
    expect(sent).toHaveLength(2);
  });

  test("ends the walk over a list that was begun for the first", async () => {
    const time = createFakeClock();
    const items = [{ id: "pl_2" }];
    const { client, sent } = createTestClient(
      () => ok({ items, page: 1, page_size: 1, has_next_page: true, has_previous_page: false }),
      { getSession: sessionsOf(time, "er_1", "er_2") },
      time,
    );
    const pages = client.pages("ListPlans")[Symbol.asyncIterator]();
    expect(await pages.next()).toMatchObject({ value: { items } });
    await client.session.renew();
    expect(await rejectionOf(pages.next())).toMatchObject(changed);
    expect(sent).toHaveLength(1);
  });

  test("does not give a call of the first what its reread finds for the second", async () => {
    const time = createFakeClock();
    const minter = sessionMinter(time);
    let subject = "er_1";
    const { client } = createTestClient(
      (_, count) => (count === 1 ? new Error("lost") : problem(401)),
      { getSession: async () => ({ ...(await minter()), subject }), maxAttempts: 1 },
      time,
    );
    const post = { params: { enrolment_intent_id: "ei_1" }, idempotencyKey: "one" } as const;
    expect(await rejectionOf(client.call("ConfirmEnrolmentIntent", post))).toMatchObject({
      code: "network_error",
    });
    await client.session.renew();
    const reread = async () => {
      subject = "er_2";
      await client.session.renew();
      return { done: true, result: { id: "the second's" } as never } as const;
    };
    expect(await rejectionOf(client.call("ConfirmEnrolmentIntent", { ...post, reread }))).toMatchObject(
      changed,
    );
  });

  test("notifies its listener while nothing can be sent yet, which can end the client", async () => {
    const seen: string[] = [];
    const time = createFakeClock();
    const made = createTestClient(
      undefined,
      {
        getSession: sessionsOf(time, "er_1", "er_2"),
        onEvent({ type }) {
          seen.push(`${type} ${made.client.session.getState().status}`);
          made.client.dispose();
        },
      },
      time,
    );
    await flushPromises();
    await rejectionOf(made.client.session.renew());
    expect(seen).toEqual(["session_subject_changed starting"]);
    expect(made.client.session.getState()).toEqual({ status: "idle" });
    expect(made.sent).toEqual([]);
  });

  test("is noticed after dispose() and connect() too", async () => {
    const { client, events } = clientOf("er_1", "er_2");
    await flushPromises();
    client.dispose();
    client.connect();
    await flushPromises();
    expect(events).toEqual([{ type: "session_subject_changed" }]);
    expect(client.session.getState()).toMatchObject({ status: "active", subject: "er_2" });
  });

  test.each([
    ["an id", "id", 7],
    ["an id", "id", ""],
    ["a subject", "subject", 42],
    ["a subject", "subject", ""],
    ["a subject", "subject", { id: "er_1" }],
  ])("is an error where it gives %s that is no text", async (words, name, value) => {
    const minter = sessionMinter(createFakeClock());
    const { client } = createTestClient(undefined, {
      getSession: async () => ({ ...(await minter()), [name]: value }),
    });
    await flushPromises();
    expect(client.session.getState()).toMatchObject({
      status: "expired",
      error: { message: expect.stringContaining(`gave ${words} that is not a text`) },
    });
  });

  test("is none where id and subject are null", async () => {
    const minter = sessionMinter(createFakeClock());
    const getSession = async () => ({ ...(await minter()), id: null, subject: null }) as unknown as Session;
    const { client } = createTestClient(undefined, { getSession });
    await flushPromises();
    expect(client.session.getState()).toMatchObject({ status: "active", subject: undefined });
  });
});

describe("signOut()", () => {
  const signedOut = { name: "EnrolkitError", status: 0, code: "signed_out", retryable: false };

  test("forgets the token, aborts what is under way, and revokes the session with its own token", async () => {
    const { client, sent, events, time } = clientOf("er_1");
    const open = rejectionOf(client.call("RetrievePlan", held));
    await flushPromises();
    const done = client.session.signOut();
    expect(client.session.getState()).toEqual({ status: "signed_out" });
    expect(await done).toBe(true);
    expect(await open).toMatchObject(signedOut);
    expect(events).toEqual([{ type: "session_signed_out" }]);
    expect(sent.slice(1)).toMatchObject([
      {
        method: "DELETE",
        url: "https://service.test/embed/sessions/es_1",
        token: "token-1",
        init: { keepalive: true },
      },
    ]);
    expect(time.msUntilNextTimer()).toBeUndefined();
  });

  test("once for all: twice is one request, and no renewal or call follows", async () => {
    const { client, sent, time } = clientOf("er_1");
    await flushPromises();
    expect(await Promise.all([client.session.signOut(), client.session.signOut()])).toEqual([true, true]);
    await time.advance(2 * hour);
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject(signedOut);
    expect(await rejectionOf(client.session.renew())).toMatchObject(signedOut);
    expect(sent).toHaveLength(1);
    expect(client.session.getState()).toEqual({ status: "signed_out" });
  });

  test("stays until connect(), from where another person can sign in without a word about the first", async () => {
    const { client, sent, events } = clientOf("er_1", "er_2");
    await flushPromises();
    await client.session.signOut();
    client.connect();
    await client.call("RetrievePlan", plan);
    expect(sent.at(-1)?.token).toBe("token-2");
    expect(events).toEqual([{ type: "session_signed_out" }]);
    expect(client.session.getState()).toMatchObject({ status: "active", subject: "er_2" });
  });

  test("forgets without a network too, and resolves with false", async () => {
    const time = createFakeClock();
    const { client, sent } = createTestClient(
      () => new Error("no network"),
      { getSession: async () => ({ ...(await sessionMinter(time)()), id: "es_1" }) },
      time,
    );
    await flushPromises();
    const done = client.session.signOut();
    expect(client.session.getState()).toEqual({ status: "signed_out" });
    await time.advance(5000);
    expect(await done).toBe(false);
    expect(sent.every(({ token }) => token === "token-1")).toBe(true);
    expect(sent).toHaveLength(2);
  });

  test("gives up on a service that does not answer", async () => {
    const time = createFakeClock();
    const { client } = createTestClient(
      ({ init }) => new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init))),
      { getSession: async () => ({ ...(await sessionMinter(time)()), id: "es_1" }) },
      time,
    );
    await flushPromises();
    const done = client.session.signOut();
    await time.advance(11_000);
    expect(await done).toBe(false);
  });

  test("sends nothing where the session has no id, and knows a token that the service refuses", async () => {
    const { client, sent } = createTestClient();
    await flushPromises();
    expect(await client.session.signOut()).toBe(false);
    expect(sent).toEqual([]);

    const minter = sessionMinter(createFakeClock());
    const refused = createTestClient(unauthorized, {
      getSession: async () => ({ ...(await minter()), id: "es_1" }),
    });
    await flushPromises();
    expect(await refused.client.session.signOut()).toBe(true);
    expect(refused.sent).toHaveLength(1);
  });

  test("revokes a session that arrives late, and gives it to no one", async () => {
    const arrivals: ((session: Session) => void)[] = [];
    const getSession = () => new Promise<Session>((resolve) => arrivals.push(resolve));
    const { client, sent } = createTestClient(undefined, { getSession });
    const call = rejectionOf(client.call("RetrievePlan", plan));
    await client.session.signOut();
    client.connect();
    arrivals[0]?.({ token: "late", expiry: "2026-03-02T10:00:00Z", id: "es_late" });
    expect(await call).toMatchObject(signedOut);
    await flushPromises();
    expect(sent).toMatchObject([{ method: "DELETE", token: "late" }]);
    expect(client.session.getState()).toEqual({ status: "starting" });
    arrivals[1]?.({ token: "next", expiry: "2026-03-02T10:00:00Z" });
    await client.call("RetrievePlan", plan);
    expect(sent.at(-1)?.token).toBe("next");
  });

  test("at the service, ends the session at once", async () => {
    const world = await service.world();
    const handler = createSessionHandler({
      client: createPlatformClient(world).client,
      identify: () => ({ employer_id: world.employer_id, employee_id: world.employee_ids[0] ?? "" }),
    });
    const minted: Session[] = [];
    const client = createClient({
      baseUrl: service.url,
      async getSession() {
        const session = (await (await handler(new Request("https://hr.test"))).json()) as Session;
        minted.push(session);
        return session;
      },
    });
    await client.call("ListPlans");
    expect(await client.session.signOut()).toBe(true);
    const headers = { Authorization: `Bearer ${minted[0]?.token}` };
    expect((await fetch(`${service.url}/plans`, { headers })).status).toBe(401);
    client.dispose();
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

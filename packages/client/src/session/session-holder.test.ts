import { describe, expect, test, vi } from "vitest";
import { EnrolkitError } from "../error.ts";
import { bench, failure, hour, minting, minute, ok, problem } from "../testing/fake-service.ts";
import { fakeTime, settle } from "../testing/fake-time.ts";
import type { GetSession, Session } from "./session.ts";

const plan = { params: { plan_id: "pl_1" } } as const;
const unauthorized = () => problem(401, { error_code: "unauthorized" });

describe("asking for a session", () => {
  test("happens at once, before anything is called", async () => {
    const time = fakeTime();
    const getSession = minting(time);
    const { client } = bench(undefined, { getSession }, time);
    expect(getSession.count()).toBe(1);
    expect(client.session.getState()).toEqual({ status: "starting" });
    await settle();
    expect(client.session.getState()).toEqual({ status: "active", expiry: "2026-03-02T10:00:00.000Z" });
  });

  test("waits for connect() when lazy, and so do calls made before it", async () => {
    const time = fakeTime();
    const getSession = minting(time);
    const { client, sent } = bench(undefined, { getSession, lazy: true }, time);
    const call = client.call("RetrievePlan", plan);
    await settle();
    expect(getSession.count()).toBe(0);
    expect(sent).toHaveLength(0);
    client.connect();
    await call;
    expect(sent).toHaveLength(1);
  });

  test("is one flight however many requests wait", async () => {
    const time = fakeTime();
    const getSession = minting(time);
    const { client, sent } = bench(undefined, { getSession }, time);
    await Promise.all(Array.from({ length: 20 }, () => client.call("RetrievePlan", plan)));
    expect(getSession.count()).toBe(1);
    expect(sent).toHaveLength(20);
  });

  test("is tried again when there is no network for a moment, as after a laptop woke up", async () => {
    const time = fakeTime();
    const good = minting(time);
    const getSession = vi.fn<GetSession>(good).mockRejectedValueOnce(new TypeError("Failed to fetch"));
    const { client } = bench(undefined, { getSession }, time);
    await time.pass(500);
    expect(client.session.getState().status).toBe("active");
  });

  test.each([
    ["no token", { expiry: "2026-03-02T10:00:00Z" }],
    ["no date", { token: "token-secret", expiry: "soon" }],
    ["nothing", undefined],
  ])("refuses an answer with %s, without quoting it", async (_, answer) => {
    const getSession = async () => answer as unknown as Session;
    const { client } = bench(undefined, { getSession });
    const error = await failure(client.call("RetrievePlan", plan));
    expect(error).toMatchObject({ status: 0, code: "session_expired" });
    expect((error as Error).message).not.toContain("token-secret");
  });

  test("gives up on a callback that never answers", async () => {
    const { client, time } = bench(undefined, { getSession: () => new Promise(() => {}) });
    await time.pass(30_000);
    expect(client.session.getState().status).toBe("expired");
  });
});

describe("renewal", () => {
  test.each([
    ["60 s ahead of a long life", hour, hour - minute],
    ["a tenth ahead of a short one", 5 * minute, 4.5 * minute],
  ])("comes %s", async (_, lifetime, renewedAfter) => {
    const time = fakeTime();
    const getSession = minting(time, lifetime);
    bench(undefined, { getSession }, time);
    await time.pass(renewedAfter - 1);
    expect(getSession.count()).toBe(1);
    await time.pass(1);
    expect(getSession.count()).toBe(2);
  });

  test("tells that the session is expiring, once, and that it was renewed", async () => {
    const { time, events } = bench();
    await time.pass(hour);
    expect(events).toEqual([
      { type: "session_expiring", expiry: "2026-03-02T10:00:00.000Z" },
      { type: "session_renewed", expiry: "2026-03-02T10:59:00.000Z" },
    ]);
  });

  test("is checked at request time, so that a sleeping laptop works", async () => {
    const { client, time, sent } = bench();
    await settle();
    time.sleep(5 * hour);
    await client.call("RetrievePlan", plan);
    expect(sent.map((request) => request.token)).toEqual(["token-2"]);
  });

  test("does not hold up requests while the session still counts", async () => {
    const time = fakeTime();
    const good = minting(time);
    const getSession = () => (good.count() === 0 ? good() : new Promise<Session>(() => {}));
    const { client, sent } = bench(undefined, { getSession }, time);
    await settle();
    time.sleep(hour - minute);
    await client.call("RetrievePlan", plan);
    expect(sent).toHaveLength(1);
  });

  test("asks the newest callback", async () => {
    const time = fakeTime();
    const stale = minting(time);
    const { client } = bench(undefined, { getSession: stale }, time);
    await settle();
    const newest = vi.fn<GetSession>(minting(time, 3 * hour));
    client.setGetSession(newest);
    await time.pass(hour);
    expect(stale.count()).toBe(1);
    expect(newest).toHaveBeenCalledOnce();
  });

  test("keeps the fresher session when the answer is an older one", async () => {
    const time = fakeTime();
    const lifetimes = [hour, -hour, 2 * hour];
    let count = 0;
    const start = time.now();
    const getSession = async () => {
      const lifetime = lifetimes[count] ?? 3 * hour;
      count += 1;
      return { token: `token-${count}`, expiry: new Date(start + lifetime).toISOString() };
    };
    const { client, sent } = bench(undefined, { getSession }, time);
    await settle();
    await client.session.renew();
    await client.call("RetrievePlan", plan);
    expect(sent[0]?.token).toBe("token-1");
    expect(client.session.getState()).toMatchObject({
      status: "active",
      expiry: new Date(start + hour).toISOString(),
    });
  });

  test("that fails leaves the session in use until its end, asking ever more seldom than in a loop", async () => {
    const time = fakeTime();
    let count = 0;
    const good = minting(time);
    const getSession = () => {
      count += 1;
      return count === 1 ? good() : Promise.reject(new Error("503"));
    };
    const { client, events } = bench(undefined, { getSession }, time);
    await time.pass(hour - minute);
    expect(count).toBe(2);
    await client.call("RetrievePlan", plan);
    expect(client.session.getState().status).toBe("active");
    await time.pass(2 * minute);
    expect(client.session.getState().status).toBe("expired");
    expect(count).toBeLessThan(10);
    expect(events.map((event) => event.type)).toEqual(["session_expiring", "session_expired"]);
    const before = count;
    await time.pass(24 * hour);
    expect(count).toBe(before);
  });

  test("does not spin when the backend hands out the same session again and again", async () => {
    const time = fakeTime();
    const same = { token: "token-1", expiry: new Date(time.now() + hour).toISOString() };
    const getSession = vi.fn<GetSession>(async () => same);
    bench(undefined, { getSession }, time);
    await time.pass(hour);
    expect(getSession.mock.calls.length).toBeLessThan(10);
  });
});

describe("an expired session", () => {
  test("refuses calls at once, tells its watchers, and goes on after renew()", async () => {
    const time = fakeTime();
    const good = minting(time);
    const getSession = vi.fn<GetSession>(good).mockRejectedValueOnce(new Error("signed out"));
    const { client, sent } = bench(undefined, { getSession }, time);
    const seen: string[] = [];
    const stop = client.session.subscribe(() => seen.push(client.session.getState().status));
    const error = await failure(client.call("RetrievePlan", plan));
    expect(error).toBeInstanceOf(EnrolkitError);
    await failure(client.call("RetrievePlan", plan));
    expect(getSession).toHaveBeenCalledTimes(1);
    expect(sent).toHaveLength(0);

    await client.session.renew();
    await client.call("RetrievePlan", plan);
    expect(sent).toHaveLength(1);
    expect(seen).toEqual(["expired", "starting", "active"]);
    stop();
  });

  test("stays expired when renew() fails too, and says why", async () => {
    const { client } = bench(undefined, { getSession: () => Promise.reject(new RangeError("token-secret")) });
    await settle();
    const error = await failure(client.session.renew());
    expect(client.session.getState()).toEqual({ status: "expired", error });
    expect((error as Error).message).toContain("RangeError");
    expect((error as Error).message).not.toContain("token-secret");
  });
});

describe("a 401", () => {
  test("is tried once more, with a new token", async () => {
    const { client, sent } = bench(({ token }) => (token === "token-1" ? unauthorized() : ok()));
    await client.call("RetrievePlan", plan);
    expect(sent.map((request) => request.token)).toEqual(["token-1", "token-2"]);
  });

  test("to many requests asks for one new session", async () => {
    const time = fakeTime();
    const getSession = minting(time);
    const { client } = bench(
      ({ token }) => (token === "token-1" ? unauthorized() : ok()),
      { getSession },
      time,
    );
    await Promise.all(Array.from({ length: 10 }, () => client.call("RetrievePlan", plan)));
    expect(getSession.count()).toBe(2);
  });

  test("that follows on the new token ends the session: never a loop", async () => {
    const { client, sent, events } = bench(unauthorized);
    const error = await failure(client.call("RetrievePlan", plan));
    expect(error).toMatchObject({ status: 401, code: "unauthorized" });
    expect(sent).toHaveLength(2);
    await failure(client.call("RetrievePlan", plan));
    expect(sent).toHaveLength(2);
    expect(events.at(-1)).toEqual({ type: "session_expired", error });
  });

  test("is never answered with the old token again", async () => {
    const time = fakeTime();
    const expiry = new Date(time.now() + hour).toISOString();
    const { client, sent } = bench(
      unauthorized,
      { getSession: async () => ({ token: "token-1", expiry }) },
      time,
    );
    expect(await failure(client.call("RetrievePlan", plan))).toMatchObject({ code: "session_expired" });
    expect(sent).toHaveLength(1);
  });
});

describe("a device with a wrong clock", () => {
  test.each([
    ["two hours ahead", 2 * hour],
    ["two hours behind", -2 * hour],
  ])("%s is set right by the service's Date", async (_, skew) => {
    const real = fakeTime();
    const getSession = minting(real);
    const answering = () => new Response("{}", { headers: { Date: new Date(real.now()).toUTCString() } });
    const { client } = bench(answering, { getSession, now: () => real.now() + skew }, real);
    await client.call("RetrievePlan", plan);
    await client.call("RetrievePlan", plan);
    expect(getSession.count()).toBe(1);
    await real.pass(hour - minute - 2000);
    expect(getSession.count()).toBe(1);
    await real.pass(4000);
    expect(getSession.count()).toBe(2);
  });
});

describe("a clock that jumps hours ahead in the middle of a session", () => {
  function jumping(answering?: (token: string) => Response | undefined) {
    const real = fakeTime();
    let jump = 0;
    const getSession = minting(real);
    const answer = ({ token }: { token: string }) =>
      answering?.(token) ?? new Response("{}", { headers: { Date: new Date(real.now()).toUTCString() } });
    const made = bench(answer, { getSession, now: () => real.now() + jump }, real);
    return { ...made, real, getSession, jumpTo: (ahead: number) => (jump = ahead) };
  }

  test("has the session asked for once more, and goes on", async () => {
    const { client, real, getSession, sent, events, jumpTo } = jumping();
    await client.call("RetrievePlan", plan);
    jumpTo(5 * hour);
    await client.call("RetrievePlan", plan);
    await client.call("RetrievePlan", plan);
    expect(sent.map(({ token }) => token)).toEqual(["token-1", "token-2", "token-2"]);
    expect(getSession.count()).toBe(2);
    expect(client.session.getState().status).toBe("active");
    expect(events.map(({ type }) => type)).not.toContain("session_expired");
    // Set right by the answer, it is renewed ahead of its end, and not before.
    await real.pass(hour - minute - 2000);
    expect(getSession.count()).toBe(2);
    await real.pass(4000);
    expect(getSession.count()).toBe(3);
  });

  test("there and back again, is nothing that the page notices", async () => {
    const { client, sent, jumpTo } = jumping();
    await client.call("RetrievePlan", plan);
    for (const ahead of [5 * hour, 0, 9 * hour, -3 * hour]) {
      jumpTo(ahead);
      await client.call("RetrievePlan", plan);
    }
    expect(sent).toHaveLength(5);
    expect(client.session.getState().status).toBe("active");
  });

  test("asks no more than twice where the session is over in truth", async () => {
    const { client, getSession, sent, jumpTo } = jumping((token) =>
      token === "token-1" ? undefined : unauthorized(),
    );
    await client.call("RetrievePlan", plan);
    jumpTo(5 * hour);
    expect(await failure(client.call("RetrievePlan", plan))).toMatchObject({ code: "unauthorized" });
    expect(sent).toHaveLength(3);
    expect(getSession.count()).toBe(3);
    expect(client.session.getState().status).toBe("expired");
  });

  test("takes the session of a backend that hands out the same one until its end", async () => {
    const real = fakeTime();
    let jump = 0;
    const same = { token: "token-1", expiry: new Date(real.now() + hour).toISOString() };
    const getSession = vi.fn<GetSession>(async () => same);
    const answer = () => new Response("{}", { headers: { Date: new Date(real.now()).toUTCString() } });
    const { client, sent } = bench(answer, { getSession, now: () => real.now() + jump }, real);
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
    const first = bench(undefined, { getSession: minting(fakeTime()) });
    const { client, sent } = bench(undefined, {
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
    const { client, time, sent } = bench(undefined, { getSession });
    const call = failure(client.call("RetrievePlan", plan));
    client.dispose();
    arrive({ token: "late", expiry: "2026-03-02T10:00:00Z" });
    expect(await call).toMatchObject({ name: "AbortError" });
    await settle();
    expect(time.next()).toBeUndefined();
    expect(client.session.getState()).toEqual({ status: "idle" });
    expect(sent).toHaveLength(0);
  });

  test("and connect() again, as React does in StrictMode, take up the same flight", async () => {
    const time = fakeTime();
    const getSession = minting(time);
    const { client, sent } = bench(undefined, { getSession, lazy: true }, time);
    client.connect();
    client.dispose();
    client.connect();
    await client.call("RetrievePlan", plan);
    expect(getSession.count()).toBe(1);
    expect(sent).toHaveLength(1);
  });

  test("fifty times over leaves nothing behind", async () => {
    const time = fakeTime();
    for (let round = 0; round < 50; round += 1) {
      const { client } = bench(undefined, {}, time);
      await client.call("RetrievePlan", plan);
      client.dispose();
    }
    expect(time.next()).toBeUndefined();
  });
});

test("the token is in no URL, event, metric, error or storage", async () => {
  const setItem = vi.fn<() => void>();
  vi.stubGlobal("localStorage", { setItem });
  vi.stubGlobal("sessionStorage", { setItem });
  const log = vi.spyOn(console, "error");
  const answers = [unauthorized(), ok(), problem(400, { detail: "no" }), new Error("with token-2 in it")];
  const { client, time, sent, events, metrics } = bench(
    (_, count) => answers[Math.min(count, 4) - 1] ?? ok(),
    {
      maxAttempts: 1,
    },
  );
  await client.call("RetrievePlan", plan);
  const errors = [
    await failure(client.call("RetrievePlan", plan)),
    await failure(client.call("RetrievePlan", plan)),
  ];
  await time.pass(2 * hour);
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

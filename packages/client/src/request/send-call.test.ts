import { readFileSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { EnrolkitError } from "../error.ts";
import { flushPromises } from "../testing/fake-clock.ts";
import { createTestClient, ok, problem, rejectionOf } from "../testing/test-client.ts";

const plan = { params: { plan_id: "pl_1" } } as const;
const person = {
  params: { employee_id: "ee_1" },
  body: {
    first_name: "Ada",
    last_name: "Byrne",
    date_of_birth: "1990-01-01",
    sex_at_birth: "female",
    relationship_type: "spouse",
  },
} as const;
const offline = () => new TypeError("Failed to fetch");

describe("a call", () => {
  test("encodes path parameters and leaves out undefined query values", async () => {
    const { client, sent } = createTestClient();
    await client.call("RetrievePlan", { params: { plan_id: "pl_a/b?c#d" } });
    await client.call("ListPlans", { query: { provider_id: undefined, page: 2 } });
    expect(sent.map(({ url }) => url)).toEqual([
      "https://service.test/plans/pl_a%2Fb%3Fc%23d",
      "https://service.test/plans?page=2",
    ]);
  });

  test.each(["", ".", ".."])("sends nothing when a path parameter is %j", async (plan_id) => {
    const { client, sent } = createTestClient();
    expect(await rejectionOf(client.call("RetrievePlan", { params: { plan_id } }))).toMatchObject({
      code: "invalid_request",
      status: 0,
    });
    expect(sent).toHaveLength(0);
  });

  test("resolves with undefined for a 204 and with the resource for a 200", async () => {
    const { client } = createTestClient((_, count) =>
      count === 1 ? new Response(null, { status: 204 }) : ok({ id: "ap_1" }),
    );
    const selections = { params: { enrolment_intent_id: "ei_1" }, body: { coverage_selections: [] } };
    expect(await client.call("SubmitCoverageSelections", selections)).toBeUndefined();
    expect(await client.call("CreateAssociatedPerson", person)).toEqual({ id: "ap_1" });
  });

  test("sends neither cookies nor a referrer, follows no redirect and fills no cache", async () => {
    const { client, sent } = createTestClient();
    await client.call("RetrievePlan", plan);
    expect(sent[0]?.init).toMatchObject({
      credentials: "omit",
      referrerPolicy: "no-referrer",
      redirect: "error",
      cache: "no-store",
    });
  });

  test("reports a metric", async () => {
    const responses = [problem(503), Response.json({}, { headers: { "X-Request-Id": "req_1" } })];
    const { client, time, metrics } = createTestClient((_, count) => responses[count - 1] ?? ok());
    const call = client.call("RetrievePlan", plan);
    await time.advance(1000);
    await call;
    expect(metrics).toEqual([
      { operation: "RetrievePlan", status: 200, attempts: 2, duration: 500, traceId: "req_1" },
    ]);
  });

  test("continues when a callback of the host throws", async () => {
    const { client } = createTestClient(() => ok({ id: "pl_1" }), {
      onMetric() {
        throw new Error("theirs");
      },
    });
    expect(await client.call("RetrievePlan", plan)).toEqual({ id: "pl_1" });
  });
});

describe("retries", () => {
  test.each([
    ["a network failure", offline],
    ["a 500", () => problem(500)],
    ["a 502 of a proxy", () => new Response("<html>", { status: 502 })],
    ["a 429", () => problem(429)],
    ["a 409 with Retry-After", () => problem(409, {}, { "Retry-After": "1" })],
  ])("%s, and succeeds", async (_, bad) => {
    const { client, time, sent } = createTestClient((_, count) => (count < 3 ? bad() : ok()));
    const call = client.call("RetrievePlan", plan);
    await time.advance(10_000);
    await call;
    expect(sent).toHaveLength(3);
  });

  test.each([400, 403, 404, 405, 409, 413, 415])("never a %i", async (status) => {
    const { client, sent } = createTestClient(() => problem(status));
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject({ status, retryable: false });
    expect(sent).toHaveLength(1);
  });

  test("back off exponentially, and end", async () => {
    const at: number[] = [];
    const { client, time } = createTestClient(() => {
      at.push(time.now());
      return problem(503, { error_code: "third_party_error" });
    });
    const start = time.now();
    const call = rejectionOf(client.call("RetrievePlan", plan));
    await time.advance(60_000);
    expect(await call).toMatchObject({ status: 503, code: "third_party_error", retryable: true });
    expect(at.map((instant) => instant - start)).toEqual([0, 500, 1500, 3500, 7500]);
  });

  test.each([
    ["seconds", "3"],
    ["a date", "Mon, 02 Mar 2026 09:00:03 GMT"],
  ])("wait as long as Retry-After asks in %s", async (_, value) => {
    const { client, time, sent } = createTestClient((_, count) =>
      count === 1 ? problem(429, {}, { "Retry-After": value }) : ok(),
    );
    const call = client.call("RetrievePlan", plan);
    await time.advance(2999);
    expect(sent).toHaveLength(1);
    await time.advance(1000);
    await call;
    expect(sent).toHaveLength(2);
  });

  test("give up when Retry-After is longer than 30 seconds", async () => {
    const { client, sent } = createTestClient(() => problem(429, {}, { "Retry-After": "3600" }));
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject({
      retryAfter: 3600,
      retryable: true,
    });
    expect(sent).toHaveLength(1);
  });

  test("of a GET end when someone has waited long enough, with what happened last", async () => {
    const respond = (seconds: string) => () => problem(429, {}, { "Retry-After": seconds });
    for (const [seconds, attempts] of [
      ["3", 3],
      ["8", 1],
    ] as const) {
      const { client, time, sent } = createTestClient(respond(seconds), { maxRetryMs: 7000 });
      const call = rejectionOf(client.call("RetrievePlan", plan));
      await time.advance(7000);
      expect(await call).toMatchObject({ status: 429 });
      expect(sent).toHaveLength(attempts);
    }
  });

  test("of a POST go on: it is not known whether it had its effect", async () => {
    const { client, time, sent } = createTestClient((_, count) => (count < 5 ? problem(503) : ok()), {
      maxRetryMs: 1000,
    });
    const call = client.call("CreateEnrolmentIntent", { body: { employee_id: "ee_1", group_id: "gr_1" } });
    await time.advance(60_000);
    await call;
    expect(sent).toHaveLength(5);
  });

  test("an attempt that hangs", async () => {
    const { client, time, sent } = createTestClient(({ init }, count) =>
      count > 1
        ? ok()
        : new Promise<Response>((_, reject) =>
            init.signal?.addEventListener("abort", () => reject(offline())),
          ),
    );
    const call = client.call("RetrievePlan", plan);
    await time.advance(31_000);
    await call;
    expect(sent).toHaveLength(2);
  });
});

describe("a POST", () => {
  test("has the same key in every retry, and a new one in the next call", async () => {
    const { client, time, sent } = createTestClient((_, count) => (count === 1 ? offline() : ok()));
    const call = client.call("CreateAssociatedPerson", person);
    await time.advance(1000);
    await call;
    await client.call("CreateAssociatedPerson", person);
    const [first, retry, next] = sent.map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(retry).toBe(first);
    expect(next).not.toBe(first);
  });

  test("sends the key of the caller; other methods send none", async () => {
    const { client, sent } = createTestClient();
    await client.call("CreateAssociatedPerson", { ...person, idempotencyKey: "mine" });
    await client.call("RetrievePlan", { ...plan, idempotencyKey: "mine" });
    expect(sent.map(({ key }) => key)).toEqual(["mine", null]);
  });

  test("is sent again with a new token after a 401, which had no effect", async () => {
    const { client, sent } = createTestClient(({ token }) => (token === "token-1" ? problem(401) : ok()));
    await client.call("CreateAssociatedPerson", person);
    expect(sent.map(({ token }) => token)).toEqual(["token-1", "token-2"]);
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  describe("of unknown outcome, with the session renewed since", () => {
    const lostThenRenewed = (_: { token: string }, count: number) =>
      count === 1 ? offline() : count === 2 ? problem(401) : ok({ id: "ap_new" });

    test("is rejected: the caller must read first", async () => {
      const { client, time, sent } = createTestClient(lostThenRenewed);
      const call = rejectionOf(client.call("CreateAssociatedPerson", person));
      await time.advance(1000);
      expect(await call).toMatchObject({ code: "must_reread", retryable: false });
      expect(sent).toHaveLength(2);
    });

    test("is not sent again when reread finds that it took effect", async () => {
      const { client, time, sent } = createTestClient(lostThenRenewed);
      const found = { id: "ap_found" } as never;
      const reread = async () => ({ done: true, result: found }) as const;
      const call = client.call("CreateAssociatedPerson", { ...person, reread });
      await time.advance(1000);
      expect(await call).toEqual({ id: "ap_found" });
      expect(sent).toHaveLength(2);
    });

    test("is sent again when reread finds that it did not take effect", async () => {
      const { client, time, sent } = createTestClient(lostThenRenewed);
      const call = client.call("CreateAssociatedPerson", {
        ...person,
        reread: async () => ({ done: false }),
      });
      await time.advance(1000);
      expect(await call).toEqual({ id: "ap_new" });
      expect(sent).toHaveLength(3);
    });

    test("is remembered by its key from one call to the next", async () => {
      const { client, sent } = createTestClient((_, count) => (count === 1 ? offline() : ok()), {
        maxAttempts: 1,
      });
      const keyed = { ...person, idempotencyKey: "one-person" };
      await rejectionOf(client.call("CreateAssociatedPerson", keyed));
      await client.session.renew();
      expect(await rejectionOf(client.call("CreateAssociatedPerson", keyed))).toMatchObject({
        code: "must_reread",
      });
      expect(sent).toHaveLength(1);
    });

    test("is forgotten once its outcome is known", async () => {
      const { client, sent } = createTestClient((_, count) => (count === 1 ? offline() : problem(400)), {
        maxAttempts: 1,
      });
      const keyed = { ...person, idempotencyKey: "one-person" };
      await rejectionOf(client.call("CreateAssociatedPerson", keyed));
      await rejectionOf(client.call("CreateAssociatedPerson", keyed));
      await client.session.renew();
      await rejectionOf(client.call("CreateAssociatedPerson", keyed));
      expect(sent).toHaveLength(3);
    });
  });
});

describe("a response that the operation does not have", () => {
  const html = () => new Response("<!doctype html><p>Sign in", { headers: { "Content-Type": "text/html" } });

  test.each<[string, () => Response]>([
    ["a 204", () => new Response(null, { status: 204 })],
    ["a 201", () => Response.json({ id: "pl_1" }, { status: 201 })],
    ["a list", () => Response.json([])],
    ["null", () => Response.json(null)],
    ["a text", () => Response.json("pl_1")],
    ["a number", () => Response.json(7)],
    ["nothing", () => new Response("")],
    ["a sign-in page", html],
  ])("is an error where a resource is due, not a success: %s", async (_, respond) => {
    const { client, sent } = createTestClient(respond);
    const error = (await rejectionOf(client.call("RetrievePlan", plan))) as EnrolkitError;
    expect(error).toMatchObject({ status: respond().status, code: "unexpected_response", retryable: false });
    expect(error.message).toContain("not from Enrolkit. Check `baseUrl`");
    expect(error.message).toContain('See "Unexpected response"');
    expect(sent).toHaveLength(1);
  });

  test.each<[string, () => Response]>([
    ["a resource", () => ok()],
    ["a sign-in page", html],
  ])("is an error where a 204 is due: %s", async (_, respond) => {
    const { client } = createTestClient(respond);
    const params = { dependents_management_intent_id: "dmi_1" };
    const call = client.call("ConfirmDependentsManagementIntent", { params });
    expect(await rejectionOf(call)).toMatchObject({ status: 200, code: "unexpected_response" });
  });

  test("is an error where a list is due and there is none", async () => {
    const { client } = createTestClient(() => ok({ login: "https://sso.test" }));
    expect(await rejectionOf(client.listAll("ListPlans"))).toMatchObject({ code: "unexpected_response" });
  });

  test("leaves the outcome of a POST open", async () => {
    const { client, sent } = createTestClient(html);
    const keyed = { ...person, idempotencyKey: "one-person" };
    await rejectionOf(client.call("CreateAssociatedPerson", keyed));
    await client.session.renew();
    expect(await rejectionOf(client.call("CreateAssociatedPerson", keyed))).toMatchObject({
      code: "must_reread",
    });
    expect(sent).toHaveLength(1);
  });
});

describe("what a developer set up wrongly", () => {
  test("is listed in order where a page gets no response, with the page's own origin", async () => {
    vi.stubGlobal("origin", "http://127.0.0.1:3000");
    onTestFinished(() => void vi.unstubAllGlobals());
    const { client } = createTestClient(offline, { maxAttempts: 1 });
    const { message } = (await rejectionOf(client.call("RetrievePlan", plan))) as EnrolkitError;
    expect(message).toMatch(
      /`enrolkit origins add --platform pt_… http:\/\/127\.0\.0\.1:3000`.*`baseUrl`.*network.*See "No response"/,
    );
  });

  test("is no cause of a response that comes too late", async () => {
    const { client, time } = createTestClient(() => new Promise(() => {}), { maxAttempts: 1 });
    const call = rejectionOf(client.call("RetrievePlan", plan));
    await time.advance(31_000);
    expect(await call).toMatchObject({
      code: "network_error",
      message: expect.stringMatching(/^No response in time/),
    });
  });

  test.each([404, 405, 502])("is named where something else responds with a %i", async (status) => {
    const { client } = createTestClient(() => new Response("<html>", { status }), { maxAttempts: 1 });
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject({
      status,
      message: expect.stringMatching(/not from Enrolkit.*See "Unexpected response"/),
    });
  });

  test("is explained by a section of the guide", async () => {
    const guide = readFileSync(
      new URL("../../../../docs/guides/embed-in-five-minutes.md", import.meta.url),
      "utf8",
    );
    const [, section = ""] = guide.split("## When something is wrong\n");
    const headings = [...section.matchAll(/^### (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual([
      "No response",
      "Session expired",
      "Unexpected response",
      "Not Found",
      "The key is refused",
      "Not loaded",
      "Not sent",
      "Wrong set-up",
    ]);
  });
});

describe("abort", () => {
  test("ends a call at once with the reason of the caller, whether it waits for a session, a response or a retry", async () => {
    const reason = new Error("left the page");
    const waitsForSession = createTestClient(undefined, { getSession: () => new Promise(() => {}) });
    const waitsForResponse = createTestClient(
      ({ init }) =>
        new Promise<Response>((_, reject) => init.signal?.addEventListener("abort", () => reject(offline()))),
    );
    const waitsForRetry = createTestClient(() => problem(503));
    for (const { client } of [waitsForSession, waitsForResponse, waitsForRetry]) {
      const controller = new AbortController();
      const call = rejectionOf(client.call("RetrievePlan", { ...plan, signal: controller.signal }));
      await flushPromises();
      controller.abort(reason);
      expect(await call).toBe(reason);
    }
  });

  test("works with the signals of an old environment, such as Jest's jsdom 20", async () => {
    const { any, timeout } = AbortSignal;
    const { throwIfAborted } = AbortSignal.prototype;
    Object.assign(AbortSignal, { any: undefined, timeout: undefined });
    Object.assign(AbortSignal.prototype, { throwIfAborted: undefined });
    onTestFinished(() => {
      Object.assign(AbortSignal, { any, timeout });
      Object.assign(AbortSignal.prototype, { throwIfAborted });
    });
    const { client } = createTestClient();
    const controller = new AbortController();
    const { signal } = controller;
    expect(await client.call("RetrievePlan", { ...plan, signal })).toEqual({ id: "pl_1" });
    controller.abort(new Error("left the page"));
    expect(await rejectionOf(client.call("RetrievePlan", { ...plan, signal }))).toBe(signal.reason);
    await client.session.signOut();
    expect(await rejectionOf(client.call("RetrievePlan", plan))).toMatchObject({ code: "signed_out" });
  });

  test("before the call sends nothing", async () => {
    const { client, sent } = createTestClient();
    expect(
      await rejectionOf(client.call("RetrievePlan", { ...plan, signal: AbortSignal.abort() })),
    ).toMatchObject({
      name: "AbortError",
    });
    expect(sent).toHaveLength(0);
  });
});

describe("an error", () => {
  test("is made from the problem body", async () => {
    const body = {
      error_code: "invalid_state",
      title: "Bad Request",
      detail: "A dependents management intent is open.",
      trace_id: "req_9",
      errors: { "$.first_name": ["must not be empty"] },
      current_status: "processing",
      allowed_statuses: ["pending_confirmation"],
      deadline: "2026-03-02",
      blocking_dependents: [{ associated_person_id: "ap_1", status: "restricted", reason: "Call us." }],
      missing_consents: ["cst_1"],
      open_intent_id: "dmi_1",
    };
    const { client } = createTestClient(() => problem(400, body));
    const error = await rejectionOf(client.call("RetrievePlan", plan));
    expect(error).toBeInstanceOf(EnrolkitError);
    expect(error).toMatchObject({
      name: "EnrolkitError",
      status: 400,
      code: "invalid_state",
      title: "Bad Request",
      message: "A dependents management intent is open.",
      retryable: false,
      traceId: "req_9",
      fieldErrors: { "$.first_name": ["must not be empty"] },
      currentStatus: "processing",
      allowedStatuses: ["pending_confirmation"],
      deadline: "2026-03-02",
      blockingDependents: body.blocking_dependents,
      missingConsents: ["cst_1"],
      openIntentId: "dmi_1",
      retryAfter: undefined,
    });
  });

  test.each([
    ["an HTML page", 404, "not_found", new Response("<html>", { status: 404 })],
    [
      "garbage in each member",
      400,
      "invalid_request",
      problem(400, { title: 7, errors: [1], blocking_dependents: 3 }),
    ],
    ["a list", 403, "forbidden", Response.json([1], { status: 403 })],
    [
      "a success that does not come from the service",
      200,
      "unexpected_response",
      new Response("<html>sign in</html>"),
    ],
  ])("is made from %s as well", async (_, status, code, response) => {
    const { client } = createTestClient(() => response);
    const error = (await rejectionOf(client.call("RetrievePlan", plan))) as EnrolkitError;
    expect(error).toMatchObject({ status, code, fieldErrors: {} });
    expect(error.message).not.toBe("");
  });

  test("of the network has status 0 and nothing of what fetch said", async () => {
    const { client } = createTestClient(() => new TypeError("secret"), { maxAttempts: 1 });
    const error = (await rejectionOf(client.call("RetrievePlan", plan))) as EnrolkitError;
    expect(error).toMatchObject({ status: 0, code: "network_error", retryable: true });
    expect(error.cause).toBeUndefined();
    expect(error.message).not.toContain("secret");
  });
});

import { advanceClock, type AssociatedPerson, type EmbedSession, type World } from "@enrolkit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { handleManagingTransactions } from "../operations/handle.ts";
import { handlers } from "../operations/index.ts";
import { beginIdempotent } from "../store/idempotency.ts";
import { deferred } from "../testing/deferred.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService, type TestService } from "./testing.ts";

describe.each(["sqlite", "postgres"] as const)("idempotency on %s", (engine) => {
  let service: TestService;
  let world: World;
  let path: string;
  const person = {
    first_name: "Zoë",
    last_name: "Okafor",
    date_of_birth: "2020-02-29",
    sex_at_birth: "female",
    relationship_type: "child",
  };

  beforeAll(async () => {
    service = await startTestService({ engine });
    world = await service.world();
    path = `/employees/${world.employee_ids[0]}/associated_persons`;
  });
  afterAll(() => service.stop());

  const post = (idempotencyKey: string, body: unknown = person, key = world.api_key, address = path) =>
    service.call<AssociatedPerson>("POST", address, {
      key,
      body,
      headers: { "Idempotency-Key": idempotencyKey },
    });
  const count = async () =>
    (await service.call<{ total_count: number }>("GET", path, { key: world.api_key })).body.total_count;

  test("a repeat sends the original bytes and does nothing", async () => {
    const first = await post("repeat");
    const before = await count();
    const second = await post("repeat");
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    expect(second.headers.get("idempotent-replayed")).toBe("true");
    expect(second.status).toBe(200);
    expect(second.text).toBe(first.text);
    expect(await count()).toBe(before);
  });

  test("eight at once run once", async () => {
    const before = await count();
    const responses = await Promise.all(Array.from({ length: 8 }, () => post("at-once")));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(responses.filter(({ headers }) => headers.get("idempotent-replayed") === "true")).toHaveLength(7);
    expect(await count()).toBe(before + 1);
  });

  test("order of fields and white space do not matter", async () => {
    const first = await post("canonical");
    const turned = Object.fromEntries(Object.entries(person).toReversed());
    const response = await fetch(`${service.baseUrl}${path}`, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${world.api_key}`,
        "Content-Type": "application/json",
        "Idempotency-Key": "canonical",
      },
      body: JSON.stringify(turned, null, 4),
    });
    expect(await response.text()).toBe(first.text);
  });

  test("another body, path or query is a 409 and does nothing", async () => {
    await post("other");
    const before = await count();
    expectProblem(await post("other", { ...person, first_name: "Zoe" }), 409, "idempotency_error");
    const elsewhere = `/employees/${world.employee_ids[1]}/associated_persons`;
    expectProblem(await post("other", person, world.api_key, elsewhere), 409, "idempotency_error");
    expectProblem(await post("other", person, world.api_key, `${path}?a=1`), 409, "idempotency_error");
    expect(await count()).toBe(before);
  });

  test("the same key on two operations without a body is a 409, not a replay", async () => {
    const intent = (suffix: string) => `/enrolment_intents/ei_019b8d9e10a971bd8d7702f41b1e7f96/${suffix}`;
    const created = await service.call<{ id: string }>("POST", "/enrolment_intents", {
      key: world.api_key,
      body: { employee_id: world.employee_ids[0], group_id: world.group_id },
    });
    expect(created.status).toBe(200);
    await service.advance(world, 1);
    const headers = { "Idempotency-Key": "bodyless" };
    const reject = (id: string) => `/enrolment_intents/${id}/reject`;
    const first = await service.call("POST", reject(created.body.id), { key: world.api_key, headers });
    expect(first.status).toBe(200);
    const again = await service.call("POST", reject(created.body.id), { key: world.api_key, headers });
    expect(again.text).toBe(first.text);
    const other = await service.call("POST", intent("reject"), { key: world.api_key, headers });
    expectProblem(other, 409, "idempotency_error");
  });

  test("an error is not stored", async () => {
    expectProblem(await post("rejected", { ...person, date_of_birth: "2999-01-01" }), 400, "invalid_request");
    expect((await post("rejected")).status).toBe(200);
  });

  test("the key is tied to the credential", async () => {
    const { token } = await service.session(world, world.employee_ids[0]);
    const byKey = await post("tied");
    const bySession = await post("tied", person, token);
    expect(bySession.status).toBe(200);
    expect(bySession.body.id).not.toBe(byKey.body.id);
  });

  test("authorization comes before a replay", async () => {
    const session = await service.session(world, world.employee_ids[0]);
    expect((await post("revoked", person, session.token)).status).toBe(200);
    await service.call("DELETE", `/embed/sessions/${session.id}`, { key: world.api_key });
    expectProblem(await post("revoked", person, session.token), 401, "unauthorized");
  });

  test("the response about a deleted person is erased, and a repeat says so", async () => {
    const { body } = await post("erased");
    expect((await service.call("DELETE", `${path}/${body.id}`, { key: world.api_key })).status).toBe(200);
    const before = await count();
    const problem = expectProblem(await post("erased"), 409, "idempotency_error");
    expect(problem.detail).toContain("erased together with the person");
    expect(await count()).toBe(before);
  });

  test("a minted token replays as it was, and is stored sealed", async () => {
    const mint = () =>
      service.call<EmbedSession>("POST", "/embed/sessions", {
        key: world.api_key,
        body: { employer_id: world.employer_id, employee_id: world.employee_ids[0] },
        headers: { "Idempotency-Key": "mint" },
      });
    const [first, second] = [await mint(), await mint()];
    expect(second.text).toBe(first.text);
    const rows = await service.testStore.store.read((transaction) =>
      transaction.db.selectFrom("idempotency_keys").select("body").execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(first.body.token);
  });

  test("a key counts for an hour", async () => {
    const first = await post("hour");
    service.clock.tick(3_600_000 - 1);
    expect((await post("hour")).text).toBe(first.text);
    service.clock.tick(1);
    expect((await post("hour")).body.id).not.toBe(first.body.id);
  });

  test.each([
    ["empty", ""],
    ["blanks", "a b"],
    ["too long", "x".repeat(201)],
    ["not ASCII", "%C3%A9é"],
  ])("a key with %s is a 400 on the header", async (_, idempotencyKey) => {
    const { errors } = expectProblem(await post(idempotencyKey), 400, "invalid_request");
    expect(errors).toHaveProperty(["Idempotency-Key"]);
  });

  test("200 characters are a key", async () => {
    expect((await post("~".repeat(200))).status).toBe(200);
  });

  test("on GET, PUT and DELETE the header means nothing, whatever it holds", async () => {
    const { body } = await post("ignored");
    const headers = { "Idempotency-Key": "no good key" };
    const address = `${path}/${body.id}`;
    const put = (first_name: string) =>
      service.call("PUT", address, { key: world.api_key, headers, body: { first_name } });
    expect((await put("Zoe")).body).toMatchObject({ first_name: "Zoe" });
    expect((await put("Zo")).body).toMatchObject({ first_name: "Zo" });
    expect((await service.call("GET", address, { key: world.api_key, headers })).status).toBe(200);
    expect((await service.call("DELETE", address, { key: world.api_key, headers })).status).toBe(200);
  });

  test("a key that is in flight for more than two seconds is a 409 to be tried again", async () => {
    const path = "/test_helpers/clock/advance";
    const headers = { "Idempotency-Key": "in-flight" };
    const stuck = deferred();
    const slow = handleManagingTransactions(advanceClock, async () => {
      await stuck.promise;
      return { now: new Date(service.clock.now()).toISOString(), object: "clock" as const };
    });
    const other = await startTestService({
      engine,
      handlers: [...handlers.filter(({ operation }) => operation !== advanceClock), slow],
    });
    const { api_key } = await other.world();
    const advance = () => other.call("POST", path, { key: api_key, headers, body: { seconds: 1 } });
    const first = advance();
    await expect.poll(() => other.logged.join("").includes("/test_helpers/worlds")).toBe(true);
    const second = await advance();
    expectProblem(second, 409, "idempotency_error");
    expect(second.headers.get("retry-after")).toBe("1");
    stuck.resolve();
    expect((await first).status).toBe(200);
    expect((await advance()).headers.get("idempotent-replayed")).toBe("true");
    await other.stop();
  });

  test("moving the clock and making worlds replay too", async () => {
    const advance = () =>
      service.call<{ now: string }>("POST", "/test_helpers/clock/advance", {
        key: world.api_key,
        body: { seconds: 60 },
        headers: { "Idempotency-Key": "advance" },
      });
    const responses = await Promise.all([advance(), advance(), advance()]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    const make = () =>
      service.call<World>("POST", "/test_helpers/worlds", {
        key: service.operatorToken,
        body: { platform_type: "hr_platform" },
        headers: { "Idempotency-Key": "world" },
      });
    expect((await make()).body.platform_id).toBe((await make()).body.platform_id);
  });
});

test("a key that another process holds is a 409 to be tried again, and nothing is stored", async () => {
  const service = await startTestService({ engine: "postgres" });
  const world = await service.world();
  const headers = { "Idempotency-Key": "held" };
  const mint = () =>
    service.call("POST", "/employers", {
      key: world.api_key,
      headers,
      body: { name: "Once Ltd", country: "gb" },
    });
  const held = deferred();
  const letGo = deferred();
  const other = service.testStore.store.write(async (transaction) => {
    const keys = await transaction.db
      .selectFrom("api_keys")
      .select("id")
      .where("platform_id", "=", world.platform_id)
      .execute();
    const key = { platform_id: world.platform_id, credential_id: keys[0]?.id ?? "", key: "held" };
    await beginIdempotent(transaction, key, { fingerprint: "of another process", now: service.clock.now() });
    held.resolve();
    await letGo.promise;
    throw new Error("undone");
  });
  await held.promise;
  const response = await mint();
  expectProblem(response, 409, "idempotency_error");
  expect(response.headers.get("retry-after")).toBe("1");
  letGo.resolve();
  await expect(other).rejects.toThrow("undone");
  expect((await mint()).status).toBe(200);
  await service.stop();
});

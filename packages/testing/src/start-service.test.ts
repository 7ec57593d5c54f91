import type { World } from "@enrolkit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { requireNode } from "./start-service.ts";
import { clockFrom, connectService, ServiceCallError, startService, type TestingService } from "./index.ts";

let service: TestingService;

beforeAll(async () => {
  service = await startService({ clock: clockFrom("2026-12-01T09:00:00Z") });
});
afterAll(() => service.close());

const startEnrolment = (world: World) =>
  service.call(world, "CreateEnrolmentIntent", {
    body: { employee_id: world.employee_ids[0] ?? "", group_id: world.group_id },
  });
const enrolmentOf = (world: World, enrolment_intent_id: string) =>
  service.call(world, "RetrieveEnrolmentIntent", { params: { enrolment_intent_id } });

/** The estate receives what life cover pays. */
async function leaveToEstate(world: World, enrolment_intent_id: string): Promise<void> {
  const { items } = await service.call(world, "ListEnrolmentIntentRequirements", {
    params: { enrolment_intent_id },
  });
  const beneficiaries = [{ kind: "estate" as const, share_percent: 100, order: "primary" as const }];
  for (const { id: requirement_id } of items) {
    await service.call(world, "AnswerRequirement", {
      params: { requirement_id },
      body: { answers: { beneficiaries } },
    });
  }
}

test("says which Node it needs, where an older one would end without a word", () => {
  expect(() => requireNode("20.20.2")).toThrow(
    "@enrolkit/testing needs Node 22.18 or newer; this is 20.20.2.",
  );
  expect(() => requireNode("22.17.9")).toThrow("22.18 or newer");
  for (const version of ["22.18.0", "24.1.0", process.versions.node])
    expect(() => requireNode(version)).not.toThrow();
});

describe("the service of a test", () => {
  test("has worlds that do not meet", async () => {
    const [one, other] = [await service.world(), await service.world()];
    const { id } = await startEnrolment(one);
    await expect(enrolmentOf(other, id)).rejects.toThrow("was answered 404");
    expect((await service.call(other, "ListEnrolmentIntents")).items).toEqual([]);
  });

  test("begins at the moment that its clock shows, and only one world's clock is advanced", async () => {
    const [one, other] = [await service.world(), await service.world()];
    await service.clock.advance(one, { to: "2027-03-10T09:00:00Z" });
    const day = async (world: World) => new Date(await service.clock.now(world)).toISOString().slice(0, 10);
    expect([await day(one), await day(other)]).toEqual(["2027-03-10", "2026-12-01"]);
  });

  test("does what is due at once, the insurer's part too", async () => {
    const world = await service.world();
    const { id } = await startEnrolment(world);
    await service.force(world, id, "pending_confirmation");
    await leaveToEstate(world, id);
    await service.call(world, "ConfirmEnrolmentIntent", { params: { enrolment_intent_id: id } });
    await service.runDueWork(world);
    expect(await enrolmentOf(world, id)).toMatchObject({ status: "enrolled" });
  });

  test("leaves undone what is held, until it is released", async () => {
    const world = await service.world();
    const release = await service.hold(world);
    const { id } = await startEnrolment(world);
    const other = await service.world();
    await startEnrolment(other);
    await service.runDueWork(other);
    expect(await enrolmentOf(world, id)).toMatchObject({ status: "processing" });
    await release();
    await service.runDueWork(world);
    expect(await enrolmentOf(world, id)).toMatchObject({ status: "coverage_options_required" });
  });

  test("mints sessions that are good for an hour by the page's clock", async () => {
    const world = await service.world();
    const { token, expiry } = await service.session(world);
    expect(token).toMatch(/^est_test_/);
    expect((Date.parse(expiry) - Date.now()) / 60_000).toBeCloseTo(60, 0);
    const read = async (path: string, { token }: { token: string }) =>
      (await fetch(service.url + path, { headers: { Authorization: `Bearer ${token}` } })).status;
    const [, second] = world.employee_ids;
    expect(await read(`/employees/${second}`, { token })).toBe(404);
    expect(await read(`/employees/${second}`, await service.session(world, { employeeId: second }))).toBe(
      200,
    );
    expect(await read("/group_quote_intents", await service.session(world, { as: "employer" }))).toBe(200);
  });

  test("is reached from another process with what is plain data", async () => {
    const elsewhere = connectService(JSON.parse(JSON.stringify(service.connection)));
    const world = await elsewhere.world({ platform_type: "employer_of_record", group_policies: [] });
    expect(await service.call(world, "ListGroupPolicies")).toMatchObject({ items: [] });
    expect((await elsewhere.session(world, { as: "employer" })).token).toMatch(/^est_test_/);
  });

  test("says what it answered where a call fails", async () => {
    const world = await service.world();
    const error: unknown = await service
      .call(world, "RetrieveEmployee", { params: { employee_id: world.employer_id } })
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceCallError);
    expect(error).toMatchObject({ problem: { error_code: expect.any(String) } });
  });

  test("holds nothing for those without the operator's token", async () => {
    const { platform_id } = await service.world();
    const response = await fetch(`${service.url}/testing/holds/${platform_id}`, { method: "PUT" });
    expect(response.status).toBe(401);
  });
});

test("a service that is closed answers no more", async () => {
  const other = await startService();
  const world = await other.world();
  await other.close();
  await expect(other.call(world, "ListEmployees")).rejects.toThrow();
  await expect(service.world()).resolves.toMatchObject({ api_key: expect.any(String) });
});

import type { EnrolmentIntent } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { child, partner } from "../testing/people.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const eight = Array.from({ length: 8 }, (_, index) => index);

  test("an employee enrols with a family, and every state is emitted once", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const people = [await journey.person(), await journey.person(child)].map(({ id }) => id);
    await journey.reach("pending_confirmation");
    await journey.cover(...people);
    const intent = await journey.reach("enrolled");
    expect(intent.policy_enrolments.map(({ cost }) => cost.monthly.total.gross)).toEqual([340.8, 19.6]);
    const types = (await journey.events()).map(({ type }) => type);
    expect(
      types.filter((type) => type.startsWith("enrolment_intent.")).map((type) => type.split(".")[1]),
    ).toEqual([
      "processing",
      "coverage_options_required",
      "processing",
      "pending_confirmation",
      "enrolling",
      "enrolled",
    ]);
    expect(types.filter((type) => type === "policy.active")).toHaveLength(2);
  });

  test("eight at once with one key put one person on file, and all get the same bytes", async () => {
    const journey = await Journey.begin(service);
    const path = `/employees/${journey.employeeId}/associated_persons`;
    const headers = { "Idempotency-Key": "one-person" };
    const responses = await Promise.all(eight.map(() => journey.call("POST", path, partner, { headers })));
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(responses[0]).toMatchObject({ status: 200 });
    expect(responses.filter(({ headers: sent }) => sent.get("idempotent-replayed") === "true")).toHaveLength(
      7,
    );
    expect(await journey.ok("GET", path)).toMatchObject({ total_count: 1 });
  });

  test("eight at once with one key start one enrolment, and it is emitted once", async () => {
    const journey = await Journey.begin(service);
    const body = { employee_id: journey.employeeId, group_id: journey.world.group_id };
    const headers = { "Idempotency-Key": "one-enrolment" };
    const responses = await Promise.all(
      eight.map(() => journey.call("POST", "/enrolment_intents", body, { headers })),
    );
    expect(new Set(responses.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await journey.events()).map(({ type }) => type)).toEqual(["enrolment_intent.processing"]);
  });

  test("eight at once without a key start one enrolment; the others learn which", async () => {
    const journey = await Journey.begin(service);
    const body = { employee_id: journey.employeeId, group_id: journey.world.group_id };
    const responses = await Promise.all(eight.map(() => journey.call("POST", "/enrolment_intents", body)));
    const [started] = responses.filter(({ status }) => status === 200);
    const rejected = responses.filter(({ status }) => status === 400);
    expect(rejected).toHaveLength(7);
    for (const { body: problem } of rejected) {
      expect(problem).toMatchObject({ error_code: "invalid_state", open_intent_id: started?.body.id });
    }
    expect(await journey.ok("GET", "/enrolment_intents")).toMatchObject({ total_count: 1 });
  });

  test("eight at once confirm once", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    const emitted = await journey.eventsOf(async () => {
      const responses = await Promise.all(
        eight.map(() => journey.call("POST", `${journey.intentPath}/confirm`)),
      );
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
        200,
        ...eight.slice(1).map(() => 400),
      ]);
    });
    expect(emitted).toEqual(["enrolment_intent.enrolling"]);
  });

  test("eight at once open one list of dependents", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("pending_confirmation");
    const path = `${journey.intentPath}/create_dependents_management_intent`;
    const responses = await Promise.all(eight.map(() => journey.call("POST", path)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 400)).toHaveLength(7);
  });

  test("a replay has the first answer's bytes, also when the intent has moved on, and emits nothing", async () => {
    const journey = await Journey.begin(service);
    const body = { employee_id: journey.employeeId, group_id: journey.world.group_id };
    const headers = { "Idempotency-Key": "create" };
    const first = await journey.call<EnrolmentIntent>("POST", "/enrolment_intents", body, { headers });
    journey.intentId = first.body.id;
    await journey.reach("enrolled");
    const emitted = await journey.eventsOf(async () => {
      const again = await journey.call("POST", "/enrolment_intents", body, { headers });
      expect(again.text).toBe(first.text);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });
    expect(emitted).toEqual([]);
  });

  test("due work that fails is tried again, and nothing of it is kept meanwhile", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("enrolling");
    const { insurer } = service.service.services;
    service.service.services.insurer = {
      ...insurer,
      decide: () => {
        throw new Error("The insurer's port is broken.");
      },
    };
    const emitted = await journey.eventsOf(() => journey.pass(5));
    service.service.services.insurer = insurer;
    expect(emitted).toEqual([]);
    expect(service.logged.join("")).toContain("due work failed");
    service.clock.tick(60_000);
    expect(await journey.pass()).toMatchObject({ status: "enrolled" });
    service.clock.tick(-60_000);
  });
});

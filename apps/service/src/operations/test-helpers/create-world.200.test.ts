import type { Employee, Paged, Plan, World } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { catalogue, healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("a world", () => {
  test("has a catalogue, an employer, two groups and active employees in the first", async () => {
    const journey = await Journey.begin(service);
    const { world } = journey;
    const { items } = await journey.ok<Paged<Employee>>("GET", `/groups/${world.group_id}/employees`);
    expect(items.map(({ id }) => id).toSorted()).toEqual(world.employee_ids.toSorted());
    expect(items.length).toBeGreaterThanOrEqual(3);
    expect(
      items.every(({ status, employer_id }) => status === "active" && employer_id === world.employer_id),
    ).toBe(true);
    expect(await journey.ok("GET", `/groups/${world.group_without_policy_id}`)).toMatchObject({
      employee_count: 0,
    });
    const plans = await journey.ok<Paged<Plan>>("GET", "/plans?page_size=100");
    expect(plans.items.map(({ id }) => id).toSorted()).toEqual(world.plan_ids.toSorted());
    expect(world.plan_ids).toEqual(catalogue.plans.map(({ id }) => id));
    expect(world).toMatchObject({ external_customer_id: null, allowed_origin: "http://127.0.0.1:4173" });
  });

  test("has a customer on an employer-of-record platform", async () => {
    const world = await service.world({ platform_type: "employer_of_record" });
    expect(world.external_customer_id).toEqual(expect.any(String));
  });

  test("has an employer of the country that is asked for, by default of the United Kingdom", async () => {
    for (const [input, country] of [
      [{}, "gb"],
      [{ country: null }, "gb"],
      [{ country: "kw" as const }, "kw"],
    ] as const) {
      const { world, ...journey } = await Journey.begin(service, input);
      const { body } = await service.call("GET", `/employers/${world.employer_id}`, { key: journey.key });
      expect(body).toMatchObject({ country });
    }
  });

  test("has the group policies that are asked for", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const { policy_enrolments } = await journey.create();
    expect(policy_enrolments.map(({ plan }) => plan.id)).toEqual(healthOnly.map(({ plan_id }) => plan_id));
  });

  test("is made once for a key, which the operator's next world does not share", async () => {
    const make = (idempotencyKey: string) =>
      service.call<World>("POST", "/test_helpers/worlds", {
        key: service.operatorToken,
        body: { platform_type: "payroll_provider" },
        headers: { "Idempotency-Key": idempotencyKey },
      });
    const responses = await Promise.all([make("one"), make("one"), make("one"), make("other")]);
    const platforms = responses.map(({ body }) => body.platform_id);
    expect(new Set(platforms.slice(0, 3)).size).toBe(1);
    expect(platforms[3]).not.toBe(platforms[0]);
  });
});

import { describe, expect, test } from "vitest";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { Journey } from "../../testing/journey.ts";
import { lifeOnly } from "../../testing/plans.ts";
import type { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  /** Employees of the group beside the world's three. */
  async function hire(quoting: QuoteJourney, count: number, status = "active"): Promise<string[]> {
    const { employer_id, api_key } = quoting.world;
    const ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const employee = {
        employer_id,
        first_name: "Noa",
        last_name: "Berg",
        date_of_birth: "1990-01-01",
        sex_at_birth: "female",
        start_on: "2025-01-01",
        status,
      };
      ids.push((await quoting.ok<{ id: string }>("POST", "/employees", employee, { key: api_key })).id);
    }
    await quoting.ok("POST", `/groups/${quoting.groupId}/employees`, { employee_ids: ids }, { key: api_key });
    return ids;
  }

  test("none is started where it was not asked for", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await journey.reach("policy_created");
    expect(await journey.enrolments()).toEqual([]);
  });

  test("each active employee's is started, however many there are, and goes on by itself", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await hire(journey.quoting, 42);
    const [inactive] = await hire(journey.quoting, 1, "inactive");
    await journey.accept({ create_enrolment_intents: true });
    await journey.pass();
    const enrolments = await journey.enrolments();
    expect(enrolments).toHaveLength(45);
    const employees = enrolments.map(({ employee_id }) => employee_id);
    expect(new Set(employees).size).toBe(45);
    expect(employees).not.toContain(inactive);
    expect(new Set(enrolments.map(({ status }) => status))).toEqual(new Set(["coverage_options_required"]));
  });

  test("an employee who has an open one for the group is passed over, one who is enrolled gets one for what is new", async () => {
    const first = await Journey.begin(service, { group_policies: lifeOnly });
    await first.reach("enrolled");
    const { world } = first;
    const second = await Journey.begin(service, { world, employee: 1 });
    await second.reach("action_required");
    const third = await Journey.begin(service, { world, employee: 2 });
    await third.reach("not_undertaken");
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => quoting.level("Anchor Modular", world.group_id),
    });
    await journey.accept({ create_enrolment_intents: true });
    await journey.pass();
    const made = (await journey.enrolments(world.group_id)).map(({ employee_id }) => employee_id);
    expect(made).toEqual([third, first, third, second, first].map(({ employeeId }) => employeeId));
  });

  test("an employee with policies in another currency is passed over, and the others are enrolled", async () => {
    const holder = await Journey.begin(service, { group_policies: lifeOnly, country: "ie" });
    await holder.reach("enrolled");
    const { world } = holder;
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => quoting.level("Elm Teaghlach"),
    });
    await journey.accept({ create_enrolment_intents: true });
    await journey.pass();
    const made = (await journey.enrolments()).map(({ employee_id }) => employee_id);
    expect(made).toEqual(world.employee_ids.slice(1).toReversed());
  });

  test("several levels start those of each group, for an employee of two groups once", async () => {
    const { world } = await GroupPolicyJourney.begin(service);
    const helper = await GroupPolicyJourney.begin(service, { world });
    const [first = "", ...others] = world.employee_ids;
    const night = await helper.quoting.group("Night shift", [first]);
    const day = await helper.quoting.group("Day shift", others);
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => ({
        items: [
          {
            benefit_type: "health_insurance",
            levels: [night, day, quoting.groupId].map((group_id) => ({ ...quoting.level(), group_id })),
          },
        ],
      }),
    });
    await journey.accept({ create_enrolment_intents: true });
    await journey.pass();
    expect(await journey.enrolments(night)).toHaveLength(1);
    expect(await journey.enrolments(day)).toHaveLength(2);
    expect(await journey.enrolments()).toEqual([]);
  });

  test("a service that stops in the middle goes on where it was, and starts none twice", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    await hire(journey.quoting, 27);
    await journey.accept({ create_enrolment_intents: true });
    await journey.force("policy_created");
    await failOnce(async () => journey.pass());
    const enrolments = await journey.enrolments();
    expect(enrolments.length).toBeLessThan(30);
    service.clock.tick(60_000);
    await journey.pass();
    const employees = (await journey.enrolments()).map(({ employee_id }) => employee_id);
    expect(employees).toHaveLength(30);
    expect(new Set(employees).size).toBe(30);
    service.clock.tick(-60_000);
  });

  /** Something breaks in the second batch, as a process that dies does: its unit is undone. */
  async function failOnce(run: () => Promise<unknown>): Promise<void> {
    const { services } = service.service;
    const { newId } = services;
    let enrolments = 0;
    services.newId = (prefix) => {
      if (prefix === "ei" && (enrolments += 1) === 25) throw new Error("The process dies.");
      return newId(prefix);
    };
    await run();
    services.newId = newId;
    expect(service.logged.join("")).toContain("due work failed");
  }
});

import { describe, expect, test } from "vitest";
import { claimDueWork } from "../store/due-work.ts";
import type { DueWork } from "../store/store.ts";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { runClaimed } from "./worker.ts";

describe.each(["sqlite", "postgres"] as const)("due work on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { services } = service.service;

  const claim = async (token: string): Promise<DueWork[]> => {
    const lease = { now: service.clock.now(), lease_ms: 5000, token, limit: 16 };
    return (await services.store.write((transaction) => claimDueWork(transaction, lease))).works;
  };

  test("is taken by one worker at a time, and by another once the first has been too long", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    const [first] = await claim("first");
    expect(first).toMatchObject({ kind: "enrolment.evaluate", subject_id: journey.intentId, attempts: 1 });
    expect(await claim("second")).toEqual([]);
    service.clock.tick(5000);
    expect(await claim("second")).toMatchObject([{ subject_id: journey.intentId, attempts: 2 }]);
    service.clock.tick(5000);
    await journey.pass();
  });

  test("is done once, though a worker that lost it goes on", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    const [lost] = await claim("lost");
    service.clock.tick(5000);
    const [taken] = await claim("taken");
    const emitted = await journey.eventsOf(async () => {
      for (const work of [lost, taken, taken, lost]) if (work) await runClaimed(services, work);
    });
    expect(emitted).toEqual(["enrolment_intent.coverage_options_required"]);
  });

  test("is dropped when its intent has moved on", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    const [work] = await claim("early");
    await journey.force("enrolled");
    const emitted = await journey.eventsOf(async () => {
      if (work) await runClaimed(services, work);
    });
    expect(emitted).toEqual([]);
    expect(await journey.intent()).toMatchObject({ status: "enrolled" });
  });

  test("is begun by the service itself, without anybody asking", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await service.service.start();
    await journey.create();
    await expect
      .poll(async () => (await journey.intent()).status, { timeout: 20_000 })
      .toBe("coverage_options_required");
  });
});

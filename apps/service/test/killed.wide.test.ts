import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { AssociatedPerson, Paged } from "@enrolkit/contract";
import { afterAll, describe, expect, test } from "vitest";
import { startPostgres } from "../../../scripts/lib/postgres.mjs";
import { openTestStore } from "../src/store/testing.ts";
import { Journey } from "../src/testing/journey.ts";
import { partner } from "../src/testing/people.ts";
import { healthOnly } from "../src/testing/plans.ts";
import { journeysThrough } from "./processes/journeys-through.ts";
import { endProcesses, type ServiceProcess, startProcess } from "./processes/service-process.ts";

afterAll(endProcesses);

/** Time for processes to start, and for leases of killed ones to expire. */
const timeoutMs = 120_000;

describe.each(["sqlite", "postgres"] as const)(
  "a service on %s that is killed in the middle of journeys",
  async (engine) => {
    // Commits must reach the disk here; the server that the other tests share omits that for speed.
    const durable = engine === "postgres" ? await startPostgres({ fsync: true }) : undefined;
    const testStore = await openTestStore(engine, durable?.url);
    const options = {
      dataDir: testStore.options.dataDir,
      databaseUrl: testStore.options.url,
      secretKey: randomBytes(32).toString("hex"),
    };
    afterAll(async () => {
      await running.kill();
      await testStore.dispose();
      await durable?.stop();
    });

    let running: ServiceProcess = await startProcess(options);
    const service = journeysThrough(testStore, () => [running]);

    test(
      "has lost no acknowledged write, continues due work, and completes unacknowledged requests on retry",
      async () => {
        const journeys = await Promise.all(
          [0, 1, 2].map(() => Journey.begin(service, { group_policies: healthOnly })),
        );
        const acknowledged = new Map<string, AssociatedPerson>();
        const sent: { journey: Journey; key: string }[] = [];

        async function createPersons(journey: Journey, series: number): Promise<void> {
          for (let count = 0; ; count += 1) {
            const key = `${series}-${count}`;
            sent.push({ journey, key });
            acknowledged.set(key, await createPerson(journey, key));
          }
        }
        const work = journeys.flatMap((journey, index) => [
          journey.reach("enrolled").catch(() => undefined),
          ...[0, 1].map((half) => createPersons(journey, index * 2 + half).catch(() => undefined)),
        ]);
        while (acknowledged.size < 60) await pause(5);
        await running.kill();
        await Promise.all(work);
        running = await startProcess(options);

        const repeated = new Map<string, AssociatedPerson>();
        for (const { journey, key } of sent) repeated.set(key, await createPerson(journey, key));
        const changed = [...acknowledged].filter(
          ([key, person]) => !isDeepStrictEqual(repeated.get(key), person),
        );
        expect(changed).toEqual([]);
        for (const journey of journeys) {
          const keys = sent.filter((it) => it.journey === journey);
          const path = `/employees/${journey.employeeId}/associated_persons`;
          expect((await journey.ok<Paged<unknown>>("GET", path)).total_count).toBe(keys.length);
          if (journey.intentId === "") journey.intentId = (await findEnrolment(journey)) ?? "";
          expect(await journey.reach("enrolled")).toMatchObject({ status: "enrolled" });
          expect(await statesOf(journey)).toEqual([
            "processing",
            "coverage_options_required",
            "processing",
            "pending_confirmation",
            "enrolling",
            "enrolled",
          ]);
        }
      },
      timeoutMs,
    );

    test(
      "continues due work: an enrolment that was confirmed just before the kill is enrolled",
      async () => {
        const journey = await Journey.begin(service, { group_policies: healthOnly });
        await journey.reach("pending_confirmation");
        await journey.confirm();
        await running.kill();
        expect(await statesOf(journey)).not.toContain("enrolled");
        running = await startProcess(options);
        expect(await journey.pass()).toMatchObject({ status: "enrolled" });
      },
      timeoutMs,
    );
  },
);

function createPerson(journey: Journey, key: string): Promise<AssociatedPerson> {
  const options = { headers: { "Idempotency-Key": key } };
  return journey.ok("POST", `/employees/${journey.employeeId}/associated_persons`, partner, options);
}

/** Finds the enrolment that was started, where the response to that did not arrive. */
async function findEnrolment(journey: Journey): Promise<string | undefined> {
  const path = `/enrolment_intents?employee_id=${journey.employeeId}`;
  return (await journey.ok<Paged<{ id: string }>>("GET", path)).items[0]?.id;
}

async function statesOf(journey: Journey): Promise<(string | undefined)[]> {
  const events = await journey.events();
  return events
    .filter(({ data }) => data.enrolment_intent_id === journey.intentId)
    .map(({ data }) => data.status);
}

import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { openStore } from "../store/open-store.ts";
import type { TestStore } from "../store/testing.ts";
import { deferred } from "../testing/deferred.ts";
import { Journey } from "../testing/journey.ts";
import { partner } from "../testing/people.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import type { CallOptions } from "./testing.ts";

describe.each(["sqlite", "postgres"] as const)("a write on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  /** Another process holds what all writes need, until the returned function is called. */
  async function holdEverything({ options }: TestStore): Promise<() => Promise<void>> {
    const other = openStore(options);
    const held = deferred();
    const end = deferred();
    const holder = other.write(async (transaction) => {
      // On SQLite a transaction that writes holds the whole file.
      if (engine === "postgres")
        await sql`lock table associated_persons, employees, events, due_work, platforms in exclusive mode`.execute(
          transaction.db,
        );
      held.resolve();
      await end.promise;
    });
    await held.promise;
    return async () => {
      end.resolve();
      await holder;
      await other.close();
    };
  }

  test("that waits too long for another one changes nothing, is a 409, and is done when it is sent again", async () => {
    const journey = await Journey.begin(service);
    const [changed, deleted] = [await journey.person(), await journey.person({ first_name: "Noor" })];
    const persons = `/employees/${journey.employeeId}/associated_persons`;
    const key = journey.world.api_key;
    const headers = { "Idempotency-Key": "waits" };
    const requests: [string, string, CallOptions][] = [
      ["POST", persons, { key, body: { ...partner, first_name: "Ada" } }],
      ["POST", persons, { key, body: { ...partner, first_name: "Bea" }, headers }],
      ["PUT", `${persons}/${changed.id}`, { key, body: { first_name: "Cleo" } }],
      ["DELETE", `${persons}/${deleted.id}`, { key }],
      ["POST", "/test_helpers/clock/advance", { key, body: { seconds: 1 } }],
    ];
    const send = () => Promise.all(requests.map((request) => service.call(...request)));
    const names = async () =>
      (await journey.ok<{ items: { first_name: string }[] }>("GET", persons)).items.map(
        ({ first_name }) => first_name,
      );

    const before = await names();
    const release = await holdEverything(service.testStore);
    const responses = await send();
    expect(await names()).toEqual(before);
    await release();
    for (const { status, headers: sent, body } of responses) {
      expect({ status, ...body }).toMatchObject({ status: 409, error_code: "conflict" });
      expect(sent.get("retry-after")).toBe("1");
    }

    expect((await send()).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await names()).toSorted()).toEqual(["Ada", "Bea", "Cleo"]);
  });

  test("that is due work is tried again later", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.create();
    const release = await holdEverything(service.testStore);
    await service.service.start();
    await expect.poll(() => service.logged.join(""), { timeout: 20_000 }).toContain("due work failed");
    await release();
    await expect
      .poll(
        async () => {
          service.clock.tick(5000);
          return (await journey.intent()).status;
        },
        { timeout: 20_000 },
      )
      .toBe("coverage_options_required");
  });
});

import { describe, expect, test } from "vitest";
import { runCommandLine } from "../cli/run.ts";
import { readSettings } from "../settings.ts";
import { Journey } from "../testing/journey.ts";
import { partner } from "../testing/people.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { commandContext } from "../context.ts";
import { beginIdempotent, completeIdempotent } from "../store/idempotency.ts";
import { findPlatform } from "../store/platforms.ts";
import { erase } from "./erase.ts";

const many = 450;

describe.each(["sqlite", "postgres"] as const)("much that is stored about a person on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { store } = service.testStore;
  const { services } = service.service;

  /** Creates a person, and stores many responses about them beside the first one. */
  async function begin() {
    const journey = await Journey.begin(service);
    const { platform_id } = journey.world;
    const path = `/employees/${journey.employeeId}/associated_persons`;
    const create = (key: string) =>
      journey.call<{ id: string }>("POST", path, partner, { headers: { "Idempotency-Key": key } });
    const { id } = (await create("first")).body;
    await store.write(async (transaction) => {
      const first = await transaction.db
        .selectFrom("idempotency_keys")
        .select(["platform_id", "credential_id", "fingerprint"])
        .where("platform_id", "=", platform_id)
        .where("key", "=", "first")
        .executeTakeFirstOrThrow();
      for (let index = 0; index < many; index += 1) {
        const key = { ...first, key: `key-${index}` };
        await beginIdempotent(transaction, key, { ...first, now: service.clock.now() });
        await completeIdempotent(transaction, key, { status: 200, body: "{}", subject_id: id });
      }
    });
    const responses = () =>
      store.read(async ({ db }) => {
        const rows = await db
          .selectFrom("idempotency_keys")
          .select("key")
          .where("platform_id", "=", platform_id)
          .where("body", "is not", null)
          .execute();
        return rows.map(({ key }) => key);
      });
    const sessions = () =>
      store.read(({ db }) =>
        db.selectFrom("sessions").select("id").where("platform_id", "=", platform_id).execute(),
      );
    return { journey, id, create, responses, sessions };
  }

  const run = (journey: Journey, id: string) => {
    const context = { store, settings: readSettings({}), now: service.clock.now };
    const line = ["people", "erase", id, "--platform", journey.world.platform_id];
    return runCommandLine(line, () => Promise.resolve({ context, close: async () => {} }));
  };

  test("is replayed no more once they are deleted, and is erased in parts", async () => {
    const { journey, id, create, responses } = await begin();
    expect(await create("key-1")).toMatchObject({ status: 200 });
    await journey.deletePerson(id);
    const left = await responses();
    expect(left.length).toBeLessThan(many);
    expect(left.length).toBeGreaterThan(0);
    expect(await create(left[0] ?? "")).toMatchObject({
      status: 409,
      body: { error_code: "idempotency_error" },
    });
    await service.advance(journey.world, 1);
    expect(await responses()).toEqual([]);
  });

  test("is gone when the command says so, also when it was killed before", async () => {
    const { journey, responses, sessions } = await begin();
    await service.session(journey.world, journey.employeeId);
    await store.write(async (transaction) => {
      const { db } = transaction;
      const [session] = await db
        .selectFrom("sessions")
        .selectAll()
        .where("employee_id", "=", journey.employeeId)
        .execute();
      if (session === undefined) throw new Error("There is no session.");
      const others = Array.from({ length: many }, (_, index) => ({ ...session, id: `es_${index}` }));
      await db.insertInto("sessions").values(others).execute();
      const platform = await findPlatform(transaction, journey.world.platform_id);
      if (platform === undefined) throw new Error("The platform is missing.");
      // As far as a command comes that is killed after its first transaction.
      await erase(commandContext(services, transaction, platform), journey.employeeId, journey.employeeId);
    });
    expect(await sessions()).not.toEqual([]);
    expect(await run(journey, journey.employeeId)).toMatchObject({ exitCode: 0 });
    expect([await responses(), await sessions()]).toEqual([[], []]);
  });
});

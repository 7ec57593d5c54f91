import type { EnrolmentIntentStatus } from "@enrolkit/contract";
import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import { findApiKeyByHash, insertApiKey } from "../api-keys.ts";
import type { DueWorkTable, Engine } from "../database.ts";
import { claimDueWork } from "../due-work.ts";
import { findDueEndpoints } from "../delivery-claims.ts";
import { type EventDeliveryRow, pageOfDeliveries } from "../event-deliveries.ts";
import { appendEvent, getEvent } from "../events.ts";
import { migrate } from "../migrate.ts";
import { migrationsFor } from "../migrations/index.ts";
import { openStore } from "../open-store.ts";
import { listPlatforms } from "../platforms.ts";
import { addGroupMembers } from "../group-members.ts";
import { countParticipations } from "../participations.ts";
import { firstQuotedEmployees } from "../quoted-employees.ts";
import { recordsOf } from "../records.ts";
import { findSessionByHash } from "../sessions.ts";
import { openEmptyStore, type TestStore } from "../testing.ts";
import type { PolicyRow } from "../rows.ts";
import {
  associatedPerson,
  employee,
  enrolmentIntent,
  event,
  freshPlatform,
  groupQuoteIntent,
  requirement,
} from "./rows.ts";

/** What migrating promises. */
export function describeMigrations(engine: Engine, opened: () => TestStore): void {
  const names = Object.keys(migrationsFor(engine));

  describe("migrations", () => {
    test("are numbered without a gap, in the order in which they run", () => {
      expect(names.map((name) => Number(/^(\d{4})-[a-z-]+$/.exec(name)?.[1]))).toEqual(
        names.map((_, index) => index + 1),
      );
    });

    test("find nothing to do the second time", async () => {
      expect(await migrate(opened().store)).toEqual([]);
    });

    test("are run once by processes that start together", async () => {
      const empty = await openEmptyStore(engine);
      const other = openStore(empty.options);
      const ran = await Promise.all([migrate(empty.store), migrate(other)]);
      expect(ran.flat()).toEqual(names);
      expect(await other.read(listPlatforms)).toEqual([]);
      await other.close();
      await empty.dispose();
    });

    test("keep requirements of employees from before employers could have any", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0001-start");
      const platformId = await freshPlatform(store);
      const old = requirement({ employee_id: "ee_1" });
      await store.write((transaction) => recordsOf(transaction, platformId).requirements.insert(old));
      expect(await migrate(store)).toEqual(names.slice(1));
      const stored = await store.read((transaction) =>
        recordsOf(transaction, platformId).requirements.list({ employee_id: "ee_1" }),
      );
      expect(stored).toEqual([old]);
      await dispose();
    });

    test("let employees from before staff numbers have one", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0015-participations");
      const platform_id = await freshPlatform(store);
      const old = employee();
      const { id, employer_id, external_customer_id, status } = old;
      const columns = { platform_id, id, employer_id, external_customer_id, status };
      const values = { ...columns, document: JSON.stringify(old) };
      await store.write((transaction) =>
        transaction.db
          .insertInto("employees")
          .values(values as typeof values & { external_id: null })
          .execute(),
      );
      await migrate(store);
      const found = (external_id: string) =>
        store.read((transaction) => recordsOf(transaction, platform_id).employees.list({ external_id }));
      expect(await found("7")).toEqual([]);
      const numbered = { ...old, external_id: "7" };
      await store.write((transaction) => recordsOf(transaction, platform_id).employees.replace(numbered));
      expect(await found("7")).toEqual([numbered]);
      await dispose();
    });

    test("keep the keys and sessions from before their hashes had plain indexes", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0005-policy-amendments");
      const platform_id = await freshPlatform(store);
      const stamps = { created_at: "2026-11-27T12:00:00.000Z", revoked_at: null };
      const key = { platform_id, id: "key_1", secret_hash: "hash of a key", hint: "abcd", ...stamps };
      const session = {
        ...stamps,
        platform_id,
        id: "es_1",
        token_hash: "hash of a token",
        employer_id: "er_1",
        employee_id: null,
        external_customer_id: "cu_1",
        acting_user_id: null,
        expires_at: "2026-11-27T13:00:00.000Z",
      };
      await store.write(async (transaction) => {
        await insertApiKey(transaction, key);
        await transaction.db.insertInto("sessions").values(session).execute();
      });
      await migrate(store);
      const found = await store.read(async (transaction) => [
        await findApiKeyByHash(transaction, key.secret_hash),
        await findSessionByHash(transaction, session.token_hash),
      ]);
      expect(found).toEqual([key, { ...session, acting_user_name: null, acting_user_role: null }]);
      await dispose();
    });

    test("move what quotes cost for each employee into rows of their own", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0007-stored-counts");
      const platformId = await freshPlatform(store);
      const [waiting, quoted] = [groupQuoteIntent(), groupQuoteIntent({ status: "quote_available" })];
      const employees = [1, 2, 3].map((n) => ({ employee_id: `ee_${n}`, cost: { n } }));
      const totals = { group_id: "gr_1", employee_count: 3 };
      const { pricing: _, ...before } = quoted;
      const quote = { currency: "gbp", items: [{ ref: null, levels: [{ ...totals, employees }] }] };
      await store.write((transaction) =>
        transaction.db
          .insertInto("group_quote_intents")
          .values(
            [waiting, { ...before, quote }].map((row) => ({
              platform_id: platformId,
              id: row.id,
              employer_id: row.employer_id,
              external_customer_id: row.external_customer_id,
              status: row.status,
              document: JSON.stringify(row),
            })),
          )
          .execute(),
      );
      await migrate(store);
      await store.read(async (transaction) => {
        const all = recordsOf(transaction, platformId);
        expect(await all.groupQuoteIntents.get(waiting.id)).toEqual(waiting);
        expect(await all.groupQuoteIntents.get(quoted.id)).toEqual({
          ...quoted,
          quote: { currency: "gbp", items: [{ ref: null, levels: [totals] }] },
          pricing: null,
        });
        const moved = await firstQuotedEmployees(all, quoted.id, "gr_1", 10);
        expect(moved.map(({ employee_id, cost }) => ({ employee_id, cost }))).toEqual(employees);
        expect(await all.quotedEmployees.list({ quote_intent_id: quoted.id })).toEqual(moved.toReversed());
      });
      await dispose();
    });

    test("move beneficiaries of policies into versions of their own", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0013-acting-users");
      const platformId = await freshPlatform(store);
      const onFile = associatedPerson();
      const gone = { associated_person_id: "ap_gone", first_name: "Cy", last_name: "Kyne" };
      const owner = { employee_id: "ee_1", employer_id: "er_1", external_customer_id: "cu_1" };
      const old = (id: string, beneficiaries: unknown[]) => ({
        id,
        ...owner,
        group_id: "gr_1",
        enrolment_intent_id: "ei_1",
        status: "active" as const,
        effective_from: "2027-01-01",
        members: [gone],
        beneficiaries,
        created_at: "2026-12-03T12:00:00.000Z",
      });
      const shares = [onFile.id, gone.associated_person_id, "ap_unknown"].map(
        (associated_person_id, index) => ({
          associated_person_id,
          share: [50, 25.5, 24.5][index] ?? 0,
        }),
      );
      const policies = [old("p_1", shares), old("p_2", [])];
      await store.write(async (transaction) => {
        const all = recordsOf(transaction, platformId);
        await all.associatedPersons.insert(onFile);
        for (const policy of policies) await all.policies.insert(policy as unknown as PolicyRow);
      });
      await migrate(store);
      await store.read(async (transaction) => {
        const all = recordsOf(transaction, platformId);
        for (const policy of policies) {
          const { beneficiaries: _, ...others } = policy;
          expect(await all.policies.get(policy.id)).toEqual(others);
        }
        const person = { kind: "person", relationship: null, order: "primary" };
        expect(await all.policyBeneficiaries.list({ policy_id: "p_1" })).toEqual([
          {
            id: expect.stringMatching(/^bv_[0-9a-f]{32}$/),
            policy_id: "p_1",
            ...owner,
            effective_from: "2027-01-01",
            actor: null,
            beneficiaries: [
              [onFile.id, "Bo Byrne", 50],
              ["ap_gone", "Cy Kyne", 25.5],
              ["ap_unknown", null, 24.5],
            ].map(([associated_person_id, name, share_percent]) => ({
              id: expect.stringMatching(/^bn_[0-9a-f]{32}$/),
              associated_person_id,
              name,
              share_percent,
              ...person,
            })),
            created_at: "2026-12-03T12:00:00.000Z",
          },
        ]);
        expect(await all.policyBeneficiaries.list({ policy_id: "p_2" })).toEqual([]);
      });
      await dispose();
    });

    test("say of those who enrolled before how far they have come", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0013-acting-users");
      const platform_id = await freshPlatform(store);
      const owner = { platform_id, employer_id: "er_1", external_customer_id: null };
      const benefit = { group_id: "gr_1", benefit_type: "health_insurance" } as const;
      await store.write(async (transaction) => {
        const { db } = transaction;
        const plan = { id: "pl_1", provider_id: "pr_1", benefit_type: benefit.benefit_type };
        await db
          .insertInto("plans")
          .values({ platform_id, ...plan, document: "{}" })
          .execute();
        const groupPolicy = { id: "gp_1", group_id: "gr_1", plan_id: "pl_1", status: "active" };
        await db
          .insertInto("group_policies")
          .values({ ...owner, ...groupPolicy, document: "{}" })
          .execute();
        const all = recordsOf(transaction, platform_id);
        const enrol = async (employee_id: string, status: EnrolmentIntentStatus) => {
          const group_policy_ids = ["gp_1"];
          const intent = { employee_id, employer_id: "er_1", group_id: "gr_1", status, group_policy_ids };
          await all.enrolmentIntents.insert(enrolmentIntent(intent));
        };
        await addGroupMembers(transaction, platform_id, "gr_1", ["ee_1", "ee_2", "ee_3", "ee_4"]);
        await enrol("ee_1", "enrolled");
        await enrol("ee_2", "not_undertaken");
        await enrol("ee_2", "pending_confirmation");
        await enrol("ee_3", "not_undertaken");
        const policy = { id: "p_1", employee_id: "ee_1", group_id: "gr_1", enrolment_intent_id: "ei_1" };
        await db
          .insertInto("policies")
          .values({
            ...owner,
            ...policy,
            status: "active",
            document: JSON.stringify({
              ...policy,
              group_policy_id: "gp_1",
              status: "active",
              members: [],
              beneficiaries: [],
            }),
          })
          .execute();
      });
      await migrate(store);
      const counts = await store.read((transaction) =>
        countParticipations(transaction, platform_id, benefit),
      );
      expect(counts).toMatchObject({ covered: 1, invited: 1, deadline_missed: 1, not_invited: 1 });
      await dispose();
    });

    test("reject a store of a newer version, and say what to do", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store);
      const migration = { name: "9999-of-tomorrow", timestamp: "2030-01-01T00:00:00.000Z" };
      await store.write((transaction) =>
        (transaction.db as unknown as Kysely<{ kysely_migration: typeof migration }>)
          .insertInto("kysely_migration")
          .values(migration)
          .execute(),
      );
      await expect(migrate(store)).rejects.toThrow("newer version of the service");
      await dispose();
    });

    test("keep what was still to be sent before deliveries were logged", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0006-hashes-are-plain-indexes");
      const platformId = await freshPlatform(store);
      const written = event(platformId);
      const old = (event_id: string, id: string) =>
        ({
          platform_id: platformId,
          id,
          event_id,
          endpoint_id: "whe_1",
          attempts: 2,
        }) as const;
      await store.write(async (transaction) => {
        await appendEvent(transaction, written);
        await transaction.db
          .insertInto("event_deliveries")
          .values(
            [old(written.id, "evtd_1"), old("evt_gone", "evtd_2")].map((row) => ({
              ...row,
              leased_until: 5,
            })) as unknown as EventDeliveryRow[],
          )
          .execute();
      });
      await migrate(store);
      const log = await store.read((transaction) =>
        pageOfDeliveries(transaction, platformId, "whe_1", { page: 1, page_size: 10 }),
      );
      expect(log.items).toMatchObject([
        {
          ...old(written.id, "evtd_1"),
          event_type: written.type,
          status: "pending",
          attempted_at: null,
          claimable_at: 5,
        },
      ]);
      const search = { now: 5, limit: 10, except: new Set<string>(), after: undefined };
      expect((await store.read((transaction) => findDueEndpoints(transaction, search))).endpoints).toEqual([
        { platform_id: platformId, endpoint_id: "whe_1" },
      ]);
      await dispose();
    });

    test("keep due work to the times at which it may be claimed", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0011-delivery-log");
      const platformId = await freshPlatform(store, { clock_offset_ms: 1000 });
      const old = (subject_id: string, due_at: number, leased_until: number) => ({
        platform_id: platformId,
        id: `${subject_id}.deadline`,
        kind: "deadline",
        subject_id,
        due_at,
        attempts: 0,
        leased_until,
      });
      await store.write((transaction) =>
        transaction.db
          .insertInto("due_work")
          .values([old("a", 9000, 0), old("b", 5000, 7000)] as unknown as DueWorkTable[])
          .execute(),
      );
      await migrate(store);
      const claimable = (now: number) =>
        store.write(async (transaction) => {
          const lease = { now, lease_ms: 100_000, token: "w", limit: 10 };
          return (await claimDueWork(transaction, lease)).works.map(({ subject_id }) => subject_id);
        });
      expect(await claimable(6999)).toEqual([]);
      expect(await claimable(7000)).toEqual(["b"]);
      expect(await claimable(7999)).toEqual([]);
      expect(await claimable(8000)).toEqual(["a"]);
      await dispose();
    });

    test("give events of before webhooks the bytes of those of today", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0002-group-quotes");
      const platformId = await freshPlatform(store);
      const old = event(platformId, { data: { policy_id: "p_1", status: "active" } });
      const { data, ...columns } = old;
      const values = { ...columns, data: JSON.stringify(data) };
      await store.write((transaction) =>
        transaction.db
          .insertInto("events")
          .values(values as typeof values & { body: string })
          .execute(),
      );
      await migrate(store);
      const since = old.created_at;
      const migrated = await store.read((transaction) => getEvent(transaction, platformId, old.id, since));
      await store.write(async (transaction) => {
        await transaction.db.deleteFrom("events").execute();
        await appendEvent(transaction, old);
      });
      expect(await store.read((transaction) => getEvent(transaction, platformId, old.id, since))).toEqual(
        migrated,
      );
      await dispose();
    });
  });
}

import { describe, expect, test } from "vitest";
import { UniqueViolation } from "../errors.ts";
import { recordsOf } from "../records.ts";
import type { Records } from "../store.ts";
import type { TestStore } from "../testing.ts";
import {
  amendmentIntent,
  employee,
  enrolmentIntent,
  freshPlatform,
  group,
  provider,
  subIntent,
} from "./rows.ts";

/** What the tables of a platform promise. */
export function describeRecords(opened: () => TestStore): void {
  const write = <Result>(platformId: string, work: (records: Records) => Promise<Result>) =>
    opened().store.write((transaction) => work(recordsOf(transaction, platformId)));
  const read = <Result>(platformId: string, work: (records: Records) => Promise<Result>) =>
    opened().store.read((transaction) => work(recordsOf(transaction, platformId)));

  describe("records", () => {
    test("keep a row as it was written", async () => {
      const platformId = await freshPlatform(opened().store);
      const row = employee({ last_name: "Ó Súilleabháin 🌿", external_customer_id: null });
      await write(platformId, (all) => all.employees.insert(row));
      expect(await read(platformId, (all) => all.employees.get(row.id))).toEqual(row);
      const moved = { ...row, employer_id: "er_2", status: "inactive" as const };
      await write(platformId, (all) => all.employees.replace(moved));
      expect(await read(platformId, (all) => all.employees.find(row.id))).toEqual(moved);
      expect(await read(platformId, (all) => all.employees.count({ employer_id: "er_1" }))).toBe(0);
      await write(platformId, (all) => all.employees.remove(row.id));
      expect(await read(platformId, (all) => all.employees.find(row.id))).toBeUndefined();
    });

    test("reject every operation on a missing row alike", async () => {
      const platformId = await freshPlatform(opened().store);
      const missing = employee();
      for (const attempt of [
        () => read(platformId, (all) => all.employees.get(missing.id)),
        () => write(platformId, (all) => all.employees.lock(missing.id)),
        () => write(platformId, (all) => all.employees.replace(missing)),
        () => write(platformId, (all) => all.employees.remove(missing.id)),
      ]) {
        await expect(attempt()).rejects.toMatchObject({
          name: "ProblemError",
          status: 404,
          code: "not_found",
        });
      }
    });

    test("of one platform are invisible to others", async () => {
      const [mine, theirs] = [await freshPlatform(opened().store), await freshPlatform(opened().store)];
      const row = provider();
      await write(theirs, (all) => all.providers.insert(row));
      expect(await read(mine, (all) => all.providers.find(row.id))).toBeUndefined();
      expect(await read(mine, (all) => all.providers.list())).toEqual([]);
      await write(mine, (all) => all.providers.insert({ ...row, name: "Ours" }));
      await write(mine, (all) => all.providers.remove(row.id));
      expect(await read(theirs, (all) => all.providers.get(row.id))).toEqual(row);
    });

    test("are listed newest first by the bytes of their ids, on any engine and locale", async () => {
      const platformId = await freshPlatform(opened().store);
      const ids = ["pr_a", "pr_B", "pr_0", "pr__", "pr_aa", "pr_ä", "pr_A", "pr_a0"];
      await write(platformId, async (all) => {
        for (const id of ids) await all.providers.insert(provider({ id }));
      });
      const listed = await read(platformId, (all) => all.providers.list());
      expect(listed.map(({ id }) => id)).toEqual(ids.toSorted().toReversed());
    });

    test("are counted, filtered and paged", async () => {
      const platformId = await freshPlatform(opened().store);
      const rows = ["er_1", "er_2", "er_1", "er_3", "er_1"].map((employer_id) => group({ employer_id }));
      await write(platformId, async (all) => {
        for (const row of rows) await all.groups.insert(row);
      });
      const newest = rows.toReversed();
      await read(platformId, async ({ groups }) => {
        expect(await groups.list()).toEqual(newest);
        expect(await groups.list({ employer_id: ["er_2", "er_3"] })).toEqual([newest[1], newest[3]]);
        expect(await groups.list({ employer_id: [] })).toEqual([]);
        expect(await groups.list({ external_customer_id: null })).toHaveLength(5);
        expect(await groups.count({ employer_id: "er_1" })).toBe(3);
        expect(await groups.page({ employer_id: "er_1" }, { page: 1, page_size: 2 })).toEqual({
          items: [newest[0], newest[2]],
          page: 1,
          page_size: 2,
          total_count: 3,
          has_next_page: true,
          has_previous_page: false,
        });
        expect(await groups.page({}, { page: 3, page_size: 2 })).toMatchObject({
          items: [newest[4]],
          page_size: 1,
          has_next_page: false,
          has_previous_page: true,
        });
        const pastTheEnd = await groups.page({}, { page: 2_147_483_647, page_size: 100 });
        expect(pastTheEnd).toMatchObject({ items: [], page_size: 0, total_count: 5 });
      });
    });

    test("are walked by id, each once, whatever comes and goes meanwhile", async () => {
      const platformId = await freshPlatform(opened().store);
      const rows = Array.from({ length: 7 }, (_, index) =>
        group({ employer_id: index === 3 ? "er_2" : "er_1" }),
      );
      await write(platformId, async (all) => {
        for (const row of rows) await all.groups.insert(row);
      });
      const where = { employer_id: "er_1" };
      const expected = rows.filter(({ employer_id }) => employer_id === "er_1").toReversed();
      const seen = [];
      let before: string | undefined;
      for (;;) {
        const request = { page: 1, page_size: 2, before };
        const page = await read(platformId, (all) => all.groups.page(where, request));
        seen.push(...page.items);
        before = page.items.at(-1)?.id;
        if (!page.has_next_page) break;
        // The position itself is deleted, and a newer row is created.
        await write(platformId, async (all) => {
          await all.groups.remove(before ?? "");
          await all.groups.insert(group({ employer_id: "er_1" }));
        });
      }
      expect(seen).toEqual(expected);
    });

    test("are paged from an id on", async () => {
      const platformId = await freshPlatform(opened().store);
      const [first, second, third, fourth] = [group(), group(), group(), group()];
      await write(platformId, async (all) => {
        for (const row of [first, second, third, fourth]) await all.groups.insert(row);
      });
      await read(platformId, async ({ groups }) => {
        expect(await groups.page({}, { page: 1, page_size: 3, before: fourth.id })).toEqual({
          items: [third, second, first],
          page: 1,
          page_size: 3,
          total_count: 4,
          has_next_page: false,
          has_previous_page: false,
        });
        expect(await groups.page({}, { page: 2, page_size: 1, before: fourth.id })).toMatchObject({
          items: [second],
          has_next_page: true,
          has_previous_page: true,
        });
        expect(await groups.page({}, { page: 1, page_size: 3, before: first.id })).toMatchObject({
          items: [],
          total_count: 4,
          has_next_page: false,
        });
      });
    });

    test("are filtered by booleans", async () => {
      const platformId = await freshPlatform(opened().store);
      const requirement = {
        id: "ar_1",
        employee_id: "ee_1",
        employer_id: "er_1",
        external_customer_id: null,
        intent_id: "ei_1",
        associated_person_id: null,
        plan_id: null,
        kind: "evidence" as const,
        code: "provide_missing_information" as const,
        is_fulfilled: false,
        answers: null,
        created_at: "2026-11-27T12:00:00.000Z",
      };
      await write(platformId, (all) => all.requirements.insert(requirement));
      await read(platformId, async ({ requirements }) => {
        expect(await requirements.list({ is_fulfilled: false })).toEqual([requirement]);
        expect(await requirements.list({ is_fulfilled: true })).toEqual([]);
      });
    });

    test("reject a filter by a name that is no column", async () => {
      const platformId = await freshPlatform(opened().store);
      await expect(read(platformId, (all) => all.groups.list({ name: "x" }))).rejects.toThrow(
        "no column name",
      );
    });

    test("keep one enrolment open for an employee and a group", async () => {
      const platformId = await freshPlatform(opened().store);
      const first = enrolmentIntent();
      await write(platformId, (all) => all.enrolmentIntents.insert(first));
      const second = () => write(platformId, (all) => all.enrolmentIntents.insert(enrolmentIntent()));
      await expect(second()).rejects.toThrow(UniqueViolation);
      await write(platformId, (all) => all.enrolmentIntents.insert(enrolmentIntent({ group_id: "gr_2" })));
      for (const status of ["not_undertaken", "ineligible", "rejected", "enrolled"] as const) {
        await write(platformId, (all) => all.enrolmentIntents.replace({ ...first, status }));
      }
      await second();
    });

    test("keep a staff number for one employee of an employer", async () => {
      const platformId = await freshPlatform(opened().store);
      const insert = (fields: Parameters<typeof employee>[0]) =>
        write(platformId, (all) => all.employees.insert(employee(fields)));
      const first = employee({ external_id: "7" });
      await write(platformId, (all) => all.employees.insert(first));
      await expect(insert({ external_id: "7" })).rejects.toThrow(UniqueViolation);
      await insert({ external_id: "7", employer_id: "er_2" });
      await insert({ external_id: null });
      await insert({});
      const numbered = { employer_id: "er_1", external_id: "7" };
      expect(await read(platformId, (all) => all.employees.list(numbered))).toEqual([first]);
      await write(platformId, (all) => all.employees.replace({ ...first, external_id: null }));
      await insert({ external_id: "7" });
    });

    test("keep one amendment open for a policy", async () => {
      const platformId = await freshPlatform(opened().store);
      const first = amendmentIntent();
      await write(platformId, (all) => all.policyAmendmentIntents.insert(first));
      const second = () => write(platformId, (all) => all.policyAmendmentIntents.insert(amendmentIntent()));
      await expect(second()).rejects.toThrow(UniqueViolation);
      await write(platformId, (all) =>
        all.policyAmendmentIntents.insert(amendmentIntent({ policy_id: "p_2" })),
      );
      await write(platformId, (all) => all.policyAmendmentIntents.replace({ ...first, status: "amended" }));
      await second();
    });

    test("keep one sub-intent open for a parent", async () => {
      const platformId = await freshPlatform(opened().store);
      const first = subIntent();
      await write(platformId, (all) => all.dependentsManagementIntents.insert(first));
      const second = () => write(platformId, (all) => all.dependentsManagementIntents.insert(subIntent()));
      await write(platformId, (all) =>
        all.dependentsManagementIntents.replace({ ...first, status: "processing" }),
      );
      await expect(second()).rejects.toThrow(UniqueViolation);
      await write(platformId, (all) =>
        all.dependentsManagementIntents.replace({ ...first, status: "completed" }),
      );
      await second();
    });
  });
}

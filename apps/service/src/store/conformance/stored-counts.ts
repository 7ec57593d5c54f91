import type { Employee } from "@enrolkit/contract";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Engine } from "../database.ts";
import { addGroupMembers, countGroupMembers, groupEmployeeIds } from "../group-members.ts";
import { countActiveEmployees } from "../stored-counts.ts";
import { migrate } from "../migrate.ts";
import { recordsOf } from "../records.ts";
import { openEmptyStore, type TestStore } from "../testing.ts";
import { employee, freshPlatform } from "./rows.ts";

const employers = ["er_1", "er_2"];
const groups = ["gr_1", "gr_2"];

/** One change of a history, made or given up. */
interface Change {
  made: boolean;
  kind: "insert" | "replace" | "remove" | "join";
  /** Which of the employees, or a new one. */
  index: number;
  employer_id: string;
  status: Employee["status"];
  group_id: string;
}

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    made: fc.boolean(),
    kind: fc.constantFrom("insert", "insert", "replace", "remove", "join"),
    index: fc.nat({ max: 7 }),
    employer_id: fc.constantFrom(...employers),
    status: fc.constantFrom("active", "active", "pending", "inactive"),
    group_id: fc.constantFrom(...groups),
  }),
  { maxLength: 24 },
);

/** What the counts promise that are kept with each change. */
export function describeStoredCounts(engine: Engine, opened: () => TestStore): void {
  describe("stored counts", () => {
    test("are what counting would find, whatever happened before", async () => {
      await fc.assert(
        fc.asyncProperty(changes, async (history) => {
          const platformId = await freshPlatform(opened().store);
          for (const change of history) await make(platformId, change).catch(() => undefined);
          expect(await stored(platformId)).toEqual(await counted(platformId));
        }),
        { numRuns: engine === "postgres" ? 20 : 50 },
      );
    });

    test("stay right when transactions change the same row at once", async () => {
      const platformId = await freshPlatform(opened().store);
      const row = employee();
      await opened().store.write((transaction) => recordsOf(transaction, platformId).employees.insert(row));
      const statuses = ["inactive", "active", "inactive", "inactive", "active", "active"] as const;
      await Promise.all(
        statuses.map((status) =>
          opened().store.write((transaction) =>
            recordsOf(transaction, platformId).employees.replace({ ...row, status }),
          ),
        ),
      );
      expect(await stored(platformId)).toEqual(await counted(platformId));
    });

    test("are filled from what a store of before them holds", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0006-hashes-are-plain-indexes");
      const platformId = await freshPlatform(store);
      const rows = [
        employee(),
        employee(),
        employee({ status: "inactive" }),
        employee({ employer_id: "er_2" }),
      ];
      await store.write(async ({ db }) => {
        const values = rows.map((row) => ({
          platform_id: platformId,
          id: row.id,
          employer_id: row.employer_id,
          external_customer_id: null,
          status: row.status,
          document: JSON.stringify(row),
        }));
        await db.insertInto("employees").values(values).execute();
        const members = rows.map(({ id }) => ({
          platform_id: platformId,
          group_id: "gr_1",
          employee_id: id,
        }));
        await db.insertInto("group_members").values(members).execute();
      });
      await migrate(store);
      await store.read(async (transaction) => {
        const records = recordsOf(transaction, platformId);
        expect(await countActiveEmployees(records, "er_1")).toBe(2);
        expect(await countActiveEmployees(records, "er_2")).toBe(1);
        expect(await countGroupMembers(transaction, platformId, "gr_1")).toBe(4);
      });
      await dispose();
    });
  });

  function make(platformId: string, change: Change): Promise<void> {
    const { made, kind, index, employer_id, status, group_id } = change;
    return opened().store.write(async (transaction) => {
      const { employees } = recordsOf(transaction, platformId);
      const id = `ee_${index}`;
      if (kind === "join")
        await addGroupMembers(transaction, platformId, group_id, [id, `ee_${index + 1}`, id]);
      else if (kind === "remove") await employees.remove(id);
      else await employees[kind](employee({ id, employer_id, status }));
      if (!made) throw new Error("This transaction is rolled back.");
    });
  }

  function stored(platformId: string): Promise<number[]> {
    return opened().store.read(async (transaction) => {
      const records = recordsOf(transaction, platformId);
      return Promise.all([
        ...employers.map((id) => countActiveEmployees(records, id)),
        ...groups.map((id) => countGroupMembers(transaction, platformId, id)),
      ]);
    });
  }

  function counted(platformId: string): Promise<number[]> {
    return opened().store.read(async (transaction) => {
      const { employees } = recordsOf(transaction, platformId);
      return Promise.all([
        ...employers.map((employer_id) => employees.count({ employer_id, status: "active" })),
        ...groups.map(async (id) => (await groupEmployeeIds(transaction, platformId, id)).length),
      ]);
    });
  }
}

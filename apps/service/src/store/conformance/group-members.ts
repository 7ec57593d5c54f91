import { expect, test } from "vitest";
import {
  addGroupMembers,
  countGroupMembers,
  groupEmployeeIds,
  isGroupMember,
  pageOfGroupEmployees,
} from "../group-members.ts";
import { recordsOf } from "../records.ts";
import type { TestStore } from "../testing.ts";
import { employee, freshPlatform } from "./rows.ts";

/** How groups' members are stored. */
export function describeGroupMembers(opened: () => TestStore): void {
  test("a group has each member once, newest first", async () => {
    const { store } = opened();
    const platformId = await freshPlatform(store);
    const [old, inactive, young] = [employee(), employee({ status: "inactive" }), employee()];
    await store.write(async (transaction) => {
      const { employees } = recordsOf(transaction, platformId);
      for (const row of [old, inactive, young]) await employees.insert(row);
      await addGroupMembers(transaction, platformId, "gr_1", [old.id, inactive.id, old.id]);
      await addGroupMembers(transaction, platformId, "gr_1", [young.id, old.id]);
      await addGroupMembers(transaction, platformId, "gr_2", [old.id]);
      await addGroupMembers(transaction, platformId, "gr_2", []);
    });
    await store.read(async (transaction) => {
      expect(await groupEmployeeIds(transaction, platformId, "gr_1")).toEqual([
        young.id,
        inactive.id,
        old.id,
      ]);
      expect(await countGroupMembers(transaction, platformId, "gr_1")).toBe(3);
      expect(await isGroupMember(transaction, platformId, "gr_1", young.id)).toBe(true);
      expect(await isGroupMember(transaction, platformId, "gr_2", young.id)).toBe(false);
      expect(await pageOfGroupEmployees(transaction, platformId, "gr_1", { page: 2, page_size: 2 })).toEqual({
        items: [old],
        page: 2,
        page_size: 1,
        total_count: 3,
        has_next_page: false,
        has_previous_page: true,
      });
      const walk = { page: 1, page_size: 1, before: young.id };
      expect(await pageOfGroupEmployees(transaction, platformId, "gr_1", walk)).toMatchObject({
        items: [inactive],
        total_count: 3,
        has_next_page: true,
      });
    });
  });
}

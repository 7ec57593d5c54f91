import { expect, test } from "vitest";
import { appendEvent, listEvents } from "../events.ts";
import type { TestStore } from "../testing.ts";
import { event, freshPlatform } from "./rows.ts";

/** How events are stored. */
export function describeEvents(opened: () => TestStore): void {
  test("events are listed newest first, by type and moment", async () => {
    const { store } = opened();
    const platformId = await freshPlatform(store);
    const rows = [
      event(platformId, { data: { policy_id: "p_1" } }),
      event(platformId, { type: "policy.cancelled" }),
      event(platformId, { created_at: "2026-11-28T00:00:00.000Z" }),
    ];
    await store.write(async (transaction) => {
      for (const row of rows) await appendEvent(transaction, row);
    });
    await store.read(async (transaction) => {
      expect(await listEvents(transaction, platformId)).toEqual(rows.toReversed());
      expect(await listEvents(transaction, platformId, { type: "policy.cancelled" })).toEqual([rows[1]]);
      expect(await listEvents(transaction, platformId, { since: "2026-11-28T00:00:00.000Z" })).toEqual([
        rows[2],
      ]);
      expect(await listEvents(transaction, "pt_other")).toEqual([]);
    });
  });
}

import { describe, expect, test } from "vitest";
import type { Engine } from "../database.ts";
import { migrate } from "../migrate.ts";
import { openStore } from "../open-store.ts";
import { listPlatforms } from "../platforms.ts";
import { recordsOf } from "../records.ts";
import { openEmptyStore, type TestStore } from "../testing.ts";
import { freshPlatform, requirement } from "./rows.ts";

/** What migrating promises. */
export function describeMigrations(engine: Engine, opened: () => TestStore): void {
  describe("migrations", () => {
    test("find nothing to do the second time", async () => {
      expect(await migrate(opened().store)).toEqual([]);
    });

    test("are run once by processes that start together", async () => {
      const empty = await openEmptyStore(engine);
      const other = openStore(empty.options);
      const taken = await Promise.all([migrate(empty.store), migrate(other)]);
      expect(taken.flat()).toEqual(["0001-start", "0002-group-quotes"]);
      expect(await other.read(listPlatforms)).toEqual([]);
      await other.close();
      await empty.dispose();
    });

    test("keep what was asked of employees before employers could be asked", async () => {
      const { store, dispose } = await openEmptyStore(engine);
      await migrate(store, "0001-start");
      const platformId = await freshPlatform(store);
      const asked = requirement({ employee_id: "ee_1" });
      await store.write((unit) => recordsOf(unit, platformId).requirements.insert(asked));
      expect(await migrate(store)).toEqual(["0002-group-quotes"]);
      const kept = await store.read((unit) =>
        recordsOf(unit, platformId).requirements.list({ employee_id: "ee_1" }),
      );
      expect(kept).toEqual([asked]);
      await dispose();
    });
  });
}

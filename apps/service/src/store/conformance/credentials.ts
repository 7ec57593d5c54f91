import { describe, expect, test } from "vitest";
import { findApiKeyByHash, insertApiKey, listApiKeys, revokeApiKey } from "../api-keys.ts";
import {
  allAllowedOrigins,
  findPlatform,
  listPlatforms,
  lockPlatform,
  setAllowedOrigins,
} from "../platforms.ts";
import type { ApiKeyRow, SessionRow } from "../rows.ts";
import {
  deleteExpiredSessions,
  findSession,
  findSessionByHash,
  insertSession,
  revokeSession,
  revokeSessionsOfEmployee,
} from "../sessions.ts";
import type { TestStore } from "../testing.ts";
import { freshPlatform, id } from "./rows.ts";

const created_at = "2026-11-27T12:00:00.000Z";
const later = "2026-11-27T12:30:00.000Z";

/** What is kept of platforms, keys and sessions. */
export function describeCredentials(opened: () => TestStore): void {
  describe("platforms", () => {
    test("are found, listed and changed", async () => {
      const { store } = opened();
      const first = await freshPlatform(store, {
        allowed_origins: ["https://a.example"],
        clock_offset_ms: 5,
      });
      const second = await freshPlatform(store);
      await store.write((unit) =>
        setAllowedOrigins(unit, second, ["https://a.example", "https://b.example"]),
      );
      await store.write(async (unit) => {
        expect(await lockPlatform(unit, first)).toMatchObject({ id: first, clock_offset_ms: 5 });
        expect(await findPlatform(unit, second)).toMatchObject({ name: "Acme HR", status: "active" });
        expect(await findPlatform(unit, "pt_none")).toBeUndefined();
        expect((await listPlatforms(unit)).slice(0, 2).map((platform) => platform.id)).toEqual([
          second,
          first,
        ]);
        expect(await allAllowedOrigins(unit)).toEqual(new Set(["https://a.example", "https://b.example"]));
      });
    });
  });

  describe("keys", () => {
    test("are found by the hash of their secret, and revoked once", async () => {
      const { store } = opened();
      const platform_id = await freshPlatform(store);
      const key: ApiKeyRow = {
        id: id("key"),
        platform_id,
        secret_hash: id("hash"),
        hint: "abcd",
        created_at,
        revoked_at: null,
      };
      await store.write(async (unit) => {
        await insertApiKey(unit, key);
        expect(await findApiKeyByHash(unit, key.secret_hash)).toEqual(key);
        expect(await findApiKeyByHash(unit, "another")).toBeUndefined();
        expect(await revokeApiKey(unit, "pt_other", key.id, later)).toBe(false);
        expect(await revokeApiKey(unit, platform_id, key.id, later)).toBe(true);
        expect(await revokeApiKey(unit, platform_id, key.id, later)).toBe(false);
        expect(await listApiKeys(unit, platform_id)).toEqual([{ ...key, revoked_at: later }]);
      });
    });
  });

  describe("sessions", () => {
    function session(platform_id: string, fields: Partial<SessionRow> = {}): SessionRow {
      return {
        id: id("es"),
        platform_id,
        token_hash: id("hash"),
        employer_id: "er_1",
        employee_id: "ee_1",
        external_customer_id: null,
        acting_user_id: null,
        created_at,
        expires_at: "2026-11-27T13:00:00.000Z",
        revoked_at: null,
        ...fields,
      };
    }

    test("are found by the hash of their token, and end with their employee", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const [one, other, employers] = [
        session(platformId),
        session(platformId),
        session(platformId, { employee_id: null }),
      ];
      await store.write(async (unit) => {
        for (const row of [one, other, employers]) await insertSession(unit, row);
        expect(await findSessionByHash(unit, one.token_hash)).toEqual(one);
        expect(await findSession(unit, platformId, one.id)).toEqual(one);
        expect(await findSession(unit, "pt_other", one.id)).toBeUndefined();
        expect(await revokeSession(unit, platformId, one.id, later)).toBe(true);
        expect(await revokeSession(unit, platformId, one.id, later)).toBe(false);
        expect(await revokeSessionsOfEmployee(unit, platformId, "ee_1", later)).toBe(1);
        expect(await findSessionByHash(unit, other.token_hash)).toEqual({ ...other, revoked_at: later });
        expect(await findSessionByHash(unit, employers.token_hash)).toEqual(employers);
      });
    });

    test("are forgotten once they are over", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const over = session(platformId, { expires_at: "2020-01-01T00:00:00.000Z" });
      const living = session(platformId);
      await store.write(async (unit) => {
        await insertSession(unit, over);
        await insertSession(unit, living);
        expect(await deleteExpiredSessions(unit, "2026-01-01T00:00:00.000Z")).toBe(1);
        expect(await findSession(unit, platformId, over.id)).toBeUndefined();
        expect(await findSession(unit, platformId, living.id)).toEqual(living);
      });
    });
  });
}

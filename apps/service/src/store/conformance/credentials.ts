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

/** How platforms, keys and sessions are stored. */
export function describeCredentials(opened: () => TestStore): void {
  describe("platforms", () => {
    test("are found, listed and changed", async () => {
      const { store } = opened();
      const first = await freshPlatform(store, {
        allowed_origins: ["https://a.example"],
        clock_offset_ms: 5,
      });
      const second = await freshPlatform(store);
      await store.write((transaction) =>
        setAllowedOrigins(transaction, second, ["https://a.example", "https://b.example"]),
      );
      await store.write(async (transaction) => {
        expect(await lockPlatform(transaction, first)).toMatchObject({ id: first, clock_offset_ms: 5 });
        expect(await findPlatform(transaction, second)).toMatchObject({ name: "Acme HR", status: "active" });
        expect(await findPlatform(transaction, "pt_none")).toBeUndefined();
        expect((await listPlatforms(transaction)).slice(0, 2).map((platform) => platform.id)).toEqual([
          second,
          first,
        ]);
        expect(await allAllowedOrigins(transaction)).toEqual(
          new Set(["https://a.example", "https://b.example"]),
        );
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
      await store.write(async (transaction) => {
        await insertApiKey(transaction, key);
        expect(await findApiKeyByHash(transaction, key.secret_hash)).toEqual(key);
        expect(await findApiKeyByHash(transaction, "another")).toBeUndefined();
        expect(await revokeApiKey(transaction, "pt_other", key.id, later)).toBe(false);
        expect(await revokeApiKey(transaction, platform_id, key.id, later)).toBe(true);
        expect(await revokeApiKey(transaction, platform_id, key.id, later)).toBe(false);
        expect(await listApiKeys(transaction, platform_id)).toEqual([{ ...key, revoked_at: later }]);
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
        acting_user_name: null,
        acting_user_role: null,
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
      await store.write(async (transaction) => {
        for (const row of [one, other, employers]) await insertSession(transaction, row);
        expect(await findSessionByHash(transaction, one.token_hash)).toEqual(one);
        expect(await findSession(transaction, platformId, one.id)).toEqual(one);
        expect(await findSession(transaction, "pt_other", one.id)).toBeUndefined();
        expect(await revokeSession(transaction, platformId, one.id, later)).toBe(true);
        expect(await revokeSession(transaction, platformId, one.id, later)).toBe(false);
        expect(await revokeSessionsOfEmployee(transaction, platformId, "ee_1", later)).toBe(1);
        expect(await findSessionByHash(transaction, other.token_hash)).toEqual({
          ...other,
          revoked_at: later,
        });
        expect(await findSessionByHash(transaction, employers.token_hash)).toEqual(employers);
      });
    });

    test("are deleted once they have expired", async () => {
      const { store } = opened();
      const platformId = await freshPlatform(store);
      const expired = session(platformId, { expires_at: "2020-01-01T00:00:00.000Z" });
      const active = session(platformId);
      await store.write(async (transaction) => {
        await insertSession(transaction, expired);
        await insertSession(transaction, active);
        expect(await deleteExpiredSessions(transaction, "2026-01-01T00:00:00.000Z", 100)).toBe(1);
        expect(await findSession(transaction, platformId, expired.id)).toBeUndefined();
        expect(await findSession(transaction, platformId, active.id)).toEqual(active);
      });
    });
  });
}

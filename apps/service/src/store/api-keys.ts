import { cachedQuery } from "./cached-query.ts";
import type { ApiKeyRow } from "./rows.ts";
import type { Unit } from "./store.ts";

export async function insertApiKey(unit: Unit, row: ApiKeyRow): Promise<void> {
  await unit.db.insertInto("api_keys").values(row).execute();
}

/** The key whose secret has this SHA-256 (hex), revoked ones too. */
export async function findApiKeyByHash(unit: Unit, secretHash: string): Promise<ApiKeyRow | undefined> {
  const rows = await cachedQuery(unit, "key by hash", [secretHash], (db, [hash]) =>
    db.selectFrom("api_keys").selectAll().where("secret_hash", "=", hash),
  );
  return rows[0];
}

/** Newest first, revoked ones too. */
export async function listApiKeys(unit: Unit, platformId: string): Promise<ApiKeyRow[]> {
  return unit.db
    .selectFrom("api_keys")
    .selectAll()
    .where("platform_id", "=", platformId)
    .orderBy("id", "desc")
    .execute();
}

/** False when there is no such key, or it was revoked before. */
export async function revokeApiKey(
  unit: Unit,
  platformId: string,
  id: string,
  revokedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await unit.db
    .updateTable("api_keys")
    .set({ revoked_at: revokedAt })
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

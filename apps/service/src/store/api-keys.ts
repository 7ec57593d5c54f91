import { cachedQuery } from "./cached-query.ts";
import type { ApiKeyRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

export async function insertApiKey(transaction: Transaction, row: ApiKeyRow): Promise<void> {
  await transaction.db.insertInto("api_keys").values(row).execute();
}

/** Finds the key whose secret has this SHA-256 (hex), also a revoked one. */
export async function findApiKeyByHash(
  transaction: Transaction,
  secretHash: string,
): Promise<ApiKeyRow | undefined> {
  const rows = await cachedQuery(transaction, "key by hash", [secretHash], (db, [hash]) =>
    db.selectFrom("api_keys").selectAll().where("secret_hash", "=", hash),
  );
  return rows[0];
}

/** Newest first, revoked ones too. */
export async function listApiKeys(transaction: Transaction, platformId: string): Promise<ApiKeyRow[]> {
  return transaction.db
    .selectFrom("api_keys")
    .selectAll()
    .where("platform_id", "=", platformId)
    .orderBy("id", "desc")
    .execute();
}

/** False when there is no such key, or it was revoked before. */
export async function revokeApiKey(
  transaction: Transaction,
  platformId: string,
  id: string,
  revokedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("api_keys")
    .set({ revoked_at: revokedAt })
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

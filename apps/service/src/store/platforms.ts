import type { Selectable } from "kysely";
import { cachedQuery } from "./cached-query.ts";
import type { Database } from "./database.ts";
import type { PlatformRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

export async function insertPlatform(transaction: Transaction, row: PlatformRow): Promise<void> {
  const values = { ...row, allowed_origins: JSON.stringify(row.allowed_origins), held_until: 0 };
  await transaction.db.insertInto("platforms").values(values).execute();
}

export async function findPlatform(transaction: Transaction, id: string): Promise<PlatformRow | undefined> {
  const rows = await cachedQuery(transaction, "platform by id", [id], (db, [id]) =>
    db.selectFrom("platforms").selectAll().where("id", "=", id),
  );
  return rows[0] && platformOf(rows[0]);
}

/** As `findPlatform`, and locks the platform until the transaction ends. */
export async function lockPlatform(transaction: Transaction, id: string): Promise<PlatformRow | undefined> {
  const query = transaction.db.selectFrom("platforms").selectAll().where("id", "=", id);
  const row = await (transaction.engine === "postgres" ? query.forUpdate() : query).executeTakeFirst();
  return row && platformOf(row);
}

/** Newest first. */
export async function listPlatforms(transaction: Transaction): Promise<PlatformRow[]> {
  const rows = await transaction.db.selectFrom("platforms").selectAll().orderBy("id", "desc").execute();
  return rows.map(platformOf);
}

/** Returns the ids of some platforms after one, in their order; none after the last. */
export async function nextPlatformIds(transaction: Transaction, after: string): Promise<string[]> {
  const rows = await transaction.db
    .selectFrom("platforms")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Sets by how many milliseconds the platform's clock is ahead of real time (test mode). Work that is scheduled already
 * is claimed by the new clock once it was brought forward.
 */
export async function setClockOffset(transaction: Transaction, id: string, offsetMs: number): Promise<void> {
  await transaction.db
    .updateTable("platforms")
    .set({ clock_offset_ms: offsetMs })
    .where("id", "=", id)
    .execute();
}

/** Sets the offset by which the platform's due work is scheduled; null for that of its clock. */
export async function setDueWorkOffset(
  transaction: Transaction,
  id: string,
  offsetMs: number | null,
): Promise<void> {
  await transaction.db
    .updateTable("platforms")
    .set({ due_work_offset_ms: offsetMs })
    .where("id", "=", id)
    .execute();
}

export async function setAllowedOrigins(
  transaction: Transaction,
  id: string,
  origins: readonly string[],
): Promise<void> {
  const allowed_origins = JSON.stringify(origins);
  await transaction.db.updateTable("platforms").set({ allowed_origins }).where("id", "=", id).execute();
}

/** Returns the origins of all platforms, each once: a preflight carries no token that names one (decisions §4). */
export async function allAllowedOrigins(transaction: Transaction): Promise<Set<string>> {
  const rows = await transaction.db.selectFrom("platforms").select("allowed_origins").distinct().execute();
  return new Set(rows.flatMap(({ allowed_origins }) => JSON.parse(allowed_origins) as string[]));
}

function platformOf(row: Selectable<Database["platforms"]>): PlatformRow {
  return {
    id: row.id,
    type: row.type as PlatformRow["type"],
    name: row.name,
    allowed_origins: JSON.parse(row.allowed_origins) as string[],
    clock_offset_ms: row.clock_offset_ms,
    status: row.status as PlatformRow["status"],
    created_at: row.created_at,
  };
}

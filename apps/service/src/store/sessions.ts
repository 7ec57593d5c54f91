import { cachedQuery } from "./cached-query.ts";
import type { SessionRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

export async function insertSession(transaction: Transaction, row: SessionRow): Promise<void> {
  await transaction.db.insertInto("sessions").values(row).execute();
}

/** The session whose token has this SHA-256 (hex), also when it is revoked or over. */
export async function findSessionByHash(
  transaction: Transaction,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const rows = await cachedQuery(transaction, "session by hash", [tokenHash], (db, [hash]) =>
    db.selectFrom("sessions").selectAll().where("token_hash", "=", hash),
  );
  return rows[0];
}

export async function findSession(
  transaction: Transaction,
  platformId: string,
  id: string,
): Promise<SessionRow | undefined> {
  return transaction.db
    .selectFrom("sessions")
    .selectAll()
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** False when there is no such session, or it was revoked before. */
export async function revokeSession(
  transaction: Transaction,
  platformId: string,
  id: string,
  revokedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await living(transaction, platformId, revokedAt)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A session is dead at once when its employee is (decisions §4). Answers how many were revoked. */
export async function revokeSessionsOfEmployee(
  transaction: Transaction,
  platformId: string,
  employeeId: string,
  revokedAt: string,
): Promise<number> {
  const { numUpdatedRows } = await living(transaction, platformId, revokedAt)
    .where("employee_id", "=", employeeId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets an employee's sessions: who has none left is signed out. */
export async function deleteSessionsOfEmployee(
  transaction: Transaction,
  platformId: string,
  employeeId: string,
): Promise<void> {
  await transaction.db
    .deleteFrom("sessions")
    .where("platform_id", "=", platformId)
    .where("employee_id", "=", employeeId)
    .execute();
}

/** Forgets sessions that were over before the moment given (ISO, UTC). Answers how many. */
export async function deleteExpiredSessions(transaction: Transaction, before: string): Promise<number> {
  const { numDeletedRows } = await transaction.db
    .deleteFrom("sessions")
    .where("expires_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function living(transaction: Transaction, platformId: string, revokedAt: string) {
  return transaction.db
    .updateTable("sessions")
    .set({ revoked_at: revokedAt })
    .where("platform_id", "=", platformId)
    .where("revoked_at", "is", null);
}

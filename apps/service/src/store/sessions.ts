import { cachedQuery } from "./cached-query.ts";
import type { SessionRow } from "./rows.ts";
import type { Unit } from "./store.ts";

export async function insertSession(unit: Unit, row: SessionRow): Promise<void> {
  await unit.db.insertInto("sessions").values(row).execute();
}

/** The session whose token has this SHA-256 (hex), also when it is revoked or over. */
export async function findSessionByHash(unit: Unit, tokenHash: string): Promise<SessionRow | undefined> {
  const rows = await cachedQuery(unit, "session by hash", [tokenHash], (db, [hash]) =>
    db.selectFrom("sessions").selectAll().where("token_hash", "=", hash),
  );
  return rows[0];
}

export async function findSession(
  unit: Unit,
  platformId: string,
  id: string,
): Promise<SessionRow | undefined> {
  return unit.db
    .selectFrom("sessions")
    .selectAll()
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** False when there is no such session, or it was revoked before. */
export async function revokeSession(
  unit: Unit,
  platformId: string,
  id: string,
  revokedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await living(unit, platformId, revokedAt)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A session is dead at once when its employee is (decisions §4). Answers how many were revoked. */
export async function revokeSessionsOfEmployee(
  unit: Unit,
  platformId: string,
  employeeId: string,
  revokedAt: string,
): Promise<number> {
  const { numUpdatedRows } = await living(unit, platformId, revokedAt)
    .where("employee_id", "=", employeeId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets an employee's sessions: who has none left is signed out. */
export async function deleteSessionsOfEmployee(
  unit: Unit,
  platformId: string,
  employeeId: string,
): Promise<void> {
  await unit.db
    .deleteFrom("sessions")
    .where("platform_id", "=", platformId)
    .where("employee_id", "=", employeeId)
    .execute();
}

/** Forgets sessions that were over before the moment given (ISO, UTC). Answers how many. */
export async function deleteExpiredSessions(unit: Unit, before: string): Promise<number> {
  const { numDeletedRows } = await unit.db
    .deleteFrom("sessions")
    .where("expires_at", "<", before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function living(unit: Unit, platformId: string, revokedAt: string) {
  return unit.db
    .updateTable("sessions")
    .set({ revoked_at: revokedAt })
    .where("platform_id", "=", platformId)
    .where("revoked_at", "is", null);
}

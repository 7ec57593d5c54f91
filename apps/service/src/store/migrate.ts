import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { StoreUnusable, toError } from "./errors.ts";
import { migrationsFor } from "./migrations/index.ts";
import type { Store, Transaction } from "./store.ts";

/** Any number, the same in every version of the service. */
const lockNumber = 4_503_599_627;

/**
 * Migrates the store to this version: runs all missing migrations, or none when one fails. Several processes may call
 * it at once; the later ones find nothing left to do. Returns the names of the migrations that ran. `upTo` names a
 * migration to stop at. Throws StoreUnusable where a newer version has run migrations that this one does not know, or
 * PostgreSQL is too old.
 */
export async function migrate(store: Store, upTo?: string): Promise<string[]> {
  return store.write(async (transaction) => {
    await assertSupported(transaction);
    await lockMigrations(transaction);
    const migrator = new Migrator({
      db: transaction.db,
      provider: { getMigrations: () => Promise.resolve(migrationsFor(transaction.engine)) },
    });
    const { error, results = [] } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo));
    if (error !== undefined) throw explainNewerStore(toError(error));
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Kysely calls migrations that it does not know a corruption; here a newer version ran them. */
function explainNewerStore(error: Error): Error {
  const { message } = error;
  if (!message.includes("corrupted migrations: ") || !message.includes(" is missing")) return error;
  return new StoreUnusable(
    "The store was migrated by a newer version of the service: start that version, or restore a backup from before it was migrated.",
    error,
  );
}

/** The oldest that its makers still maintain. */
const oldestPostgres = 15;

async function assertSupported({ db, engine }: Transaction): Promise<void> {
  if (engine !== "postgres") return;
  const { rows } = await sql<{
    version: string;
  }>`select current_setting('server_version_num') as version`.execute(db);
  const major = Math.trunc(Number(rows[0]?.version) / 10_000);
  if (major >= oldestPostgres) return;
  throw new StoreUnusable(
    `PostgreSQL ${major} is too old for this version of the service: upgrade it to ${oldestPostgres} or newer.`,
  );
}

/** On SQLite a transaction that writes is alone anyway. */
async function lockMigrations(transaction: Transaction): Promise<void> {
  if (transaction.engine !== "postgres") return;
  await sql`set local lock_timeout = 0`.execute(transaction.db);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction.db);
}

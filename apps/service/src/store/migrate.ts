import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { asError } from "./errors.ts";
import { migrationsFor } from "./migrations/index.ts";
import type { Store, Transaction } from "./store.ts";

/** Any number, the same in every version of the service. */
const lockNumber = 4_503_599_627;

/**
 * Brings the store's tables up to this version: all steps that are missing, or none when one fails. Several
 * processes may call it at once; the later ones find nothing left to do. Answers the steps taken. `upTo` names a step to stop at. Throws where a newer
 * version has taken steps that this one does not know.
 */
export async function migrate(store: Store, upTo?: string): Promise<string[]> {
  return store.write(async (transaction) => {
    await waitForOthers(transaction);
    const migrator = new Migrator({
      db: transaction.db,
      provider: { getMigrations: () => Promise.resolve(migrationsFor(transaction.engine)) },
    });
    const { error, results = [] } = await (upTo === undefined
      ? migrator.migrateToLatest()
      : migrator.migrateTo(upTo));
    if (error !== undefined) throw newerStore(asError(error));
    return results.map(({ migrationName }) => migrationName);
  });
}

/** Kysely calls steps that it does not know a corruption; here they were taken by a version that knows more. */
function newerStore(error: Error): Error {
  if (!/corrupted migrations: .* is missing/.test(error.message)) return error;
  return new Error(
    "The store was migrated by a newer version of the service. Start that version, or restore a backup from before it was migrated.",
    { cause: error },
  );
}

/** On SQLite a unit that writes is alone by itself. */
async function waitForOthers(transaction: Transaction): Promise<void> {
  if (transaction.engine !== "postgres") return;
  await sql`set local lock_timeout = 0`.execute(transaction.db);
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(transaction.db);
}

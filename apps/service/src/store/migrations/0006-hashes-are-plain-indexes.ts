import { type Kysely, sql } from "kysely";
import type { Engine } from "../database.ts";

/** The hash of each credential, in an index that spans platforms: a token does not say whose it is. */
const hashes = { api_keys: "secret_hash", sessions: "token_hash" };

/**
 * A database that is sharded by platform cannot hold a column unique across platforms, and need not: the hashes are of
 * 256 random bits.
 */
export async function hashesArePlainIndexes(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const [table, column] of Object.entries(hashes)) {
    if (engine === "postgres") {
      await db.schema.alterTable(table).dropConstraint(`${table}_${column}_key`).execute();
    } else await replaceColumn(db, table, column);
    await db.schema.createIndex(`${table}_${column}_index`).on(table).column(column).execute();
  }
}

/**
 * SQLite can drop neither a constraint of a column nor a column that has one, so the table is made anew: as its own
 * statement says it, without the word.
 */
async function replaceColumn(db: Kysely<unknown>, table: string, column: string): Promise<void> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where tbl_name = ${table} and sql is not null order by type = 'table' desc`.execute(
    db,
  );
  const [create = "", ...indexes] = rows.map((row) => row.sql);
  const old = `${table}_before`;
  await db.schema.alterTable(table).renameTo(old).execute();
  await sql.raw(create.replace(`"${column}" text not null unique`, `"${column}" text not null`)).execute(db);
  await sql.raw(`insert into "${table}" select * from "${old}"`).execute(db);
  await db.schema.dropTable(old).execute();
  for (const index of indexes) await sql.raw(index).execute(db);
}

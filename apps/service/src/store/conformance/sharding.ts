import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import type { Engine } from "../database.ts";
import type { Transaction } from "../store.ts";
import { openTestStore } from "../testing.ts";

interface UniqueIndex {
  table: string;
  /** The columns of the primary key or unique index, in order. */
  columns: string;
}

/** Tables of no platform: its own row has its id for a key, and migrations are the database's. */
const exceptions: UniqueIndex[] = [
  { table: "kysely_migration", columns: "name" },
  { table: "kysely_migration_lock", columns: "id" },
  { table: "platforms", columns: "id" },
];

/**
 * A distributed PostgreSQL (Citus and its like) shards tables by a column that is in all their keys. Both engines have
 * the same tables, so both are read.
 */
export function describeSharding(engine: Engine): void {
  describe("sharding by platform", () => {
    test("is possible: every primary key and unique index leads with platform_id, and every table has one", async () => {
      // The store of the other tests holds tables of theirs.
      const { store, dispose } = await openTestStore(engine);
      const indexes = await store.read(uniqueIndexes);
      expect(indexes.filter(({ columns }) => !columns.startsWith("platform_id,"))).toEqual(exceptions);
      const keyed = new Set(indexes.map(({ table }) => table));
      expect((await store.read(tablesOf)).filter((table) => !keyed.has(table))).toEqual([]);
      await dispose();
    });
  });
}

async function tablesOf({ db, engine }: Transaction): Promise<string[]> {
  const { rows } = await (engine === "postgres"
    ? sql<{ name: string }>`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`
  ).execute(db);
  return rows.map(({ name }) => name);
}

async function uniqueIndexes({ db, engine }: Transaction): Promise<UniqueIndex[]> {
  const { rows } = await (engine === "postgres"
    ? sql<UniqueIndex>`
        select tables.relname as "table", string_agg(columns.attname, ',' order by key.place) as columns
        from pg_index
        join pg_class as tables on tables.oid = pg_index.indrelid
        cross join lateral unnest(pg_index.indkey) with ordinality as key (number, place)
        join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum = key.number
        where pg_index.indisunique and tables.relnamespace = current_schema()::regnamespace
        group by pg_index.indexrelid, tables.relname
        order by tables.relname collate "C", pg_index.indexrelid`
    : sql<UniqueIndex>`
        select tables.name as "table",
          (select group_concat(name) from (select name from pragma_index_info(indexes.name) order by seqno)) as columns
        from sqlite_master as tables join pragma_index_list(tables.name) as indexes
        where tables.type = 'table' and indexes."unique" = 1
        order by tables.name`
  ).execute(db);
  return rows;
}

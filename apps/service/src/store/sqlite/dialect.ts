import { SqliteAdapter, type Dialect, DummyDriver, SqliteIntrospector, SqliteQueryCompiler } from "kysely";

/** Makes SQLite's statements; connections are the store's own. */
export const sqliteDialect: Dialect = {
  createAdapter: () => new TransactionalDdl(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

/** SQLite's CREATE and ALTER are part of the transaction, so migrations can be, too. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

import { RowCache } from "../row-cache.ts";
import type { Seal } from "../seal.ts";
import type { Store } from "../store.ts";
import { assertNotInTransaction } from "../transaction.ts";
import { createDatabaseFile, openWriter } from "./connection.ts";
import { FileHealth } from "./file-health.ts";
import { SqliteReaders } from "./readers.ts";
import { SqliteWriter } from "./writer.ts";

/** The embedded store: one file in the data folder. Several processes may have it open. */
export function openSqliteStore(options: { dataDir: string; seal: Seal }): Store {
  const path = createDatabaseFile(options.dataDir);
  const shared = { seal: options.seal, cache: new RowCache() };
  const health = new FileHealth(path);
  const writer = new SqliteWriter(openWriter(path, health), shared);
  const readers = new SqliteReaders(path, health, shared);
  return {
    engine: "sqlite",
    async read(work) {
      assertNotInTransaction();
      return readers.read(work);
    },
    async write(work) {
      assertNotInTransaction();
      return writer.write(work);
    },
    async ping() {
      health.assertReadable();
      await readers.read((transaction) =>
        transaction.db.selectFrom("platforms").select("id").limit(1).execute(),
      );
    },
    watch: (pace) => health.watch(pace),
    load: () => ({ engine: "sqlite", ...writer.load }),
    async checkpoint() {
      assertNotInTransaction();
      await writer.checkpoint();
    },
    async vacuum() {
      assertNotInTransaction();
      await writer.vacuum();
    },
    async close() {
      readers.close();
      // Last: only a connection that writes can checkpoint the log into the file.
      await writer.close();
    },
  };
}

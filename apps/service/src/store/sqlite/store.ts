import { refuseNesting } from "../nesting.ts";
import { RowMemory } from "../row-memory.ts";
import type { Seal } from "../seal.ts";
import type { Store } from "../store.ts";
import { databaseFile, openWriter } from "./file.ts";
import { SqliteReaders } from "./readers.ts";
import { SqliteWriter } from "./writer.ts";

/** The embedded store: one file in the data folder. Several processes may have it open. */
export function openSqliteStore(options: { dataDir: string; seal: Seal }): Store {
  const path = databaseFile(options.dataDir);
  const shared = { seal: options.seal, memory: new RowMemory() };
  const writer = new SqliteWriter(openWriter(path), shared);
  const readers = new SqliteReaders(path, shared);
  return {
    engine: "sqlite",
    async read(work) {
      refuseNesting();
      return readers.read(work);
    },
    async write(work) {
      refuseNesting();
      return writer.write(work);
    },
    async ping() {
      await readers.read((transaction) =>
        transaction.db.selectFrom("platforms").select("id").limit(1).execute(),
      );
    },
    async fold() {
      refuseNesting();
      await writer.fold();
    },
    async scrub() {
      refuseNesting();
      await writer.scrub();
    },
    async close() {
      readers.close();
      // Last, for only a connection that writes can fold the log back into the file.
      await writer.close();
    },
  };
}

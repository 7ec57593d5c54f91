import { openPostgresStore } from "./postgres/store.ts";
import { createSeal } from "./seal.ts";
import { openSqliteStore } from "./sqlite/store.ts";
import type { Store } from "./store.ts";

export interface StoreOptions {
  /** DATABASE_URL; without it the store is SQLite in the data folder. */
  url?: string | undefined;
  /** The folder of SQLite's file; made if it does not exist. */
  dataDir: string;
  /** Seals secrets at rest; the same for every process on one store. */
  secretKey: string;
  /** The most PostgreSQL connections of this process, by default 10. */
  connections?: number | undefined;
}

/** Opens the store without migrating it; see `migrate`. */
export function openStore({ url, dataDir, secretKey, connections = 10 }: StoreOptions): Store {
  const seal = createSeal(secretKey);
  return url ? openPostgresStore({ url, seal, connections }) : openSqliteStore({ dataDir, seal });
}

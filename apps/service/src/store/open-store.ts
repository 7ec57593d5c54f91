import { openPostgresStore } from "./postgres/store.ts";
import { createSeal } from "./seal.ts";
import { openSqliteStore } from "./sqlite/store.ts";
import type { Store } from "./store.ts";

export interface StoreOptions {
  /** DATABASE_URL; without it the store is SQLite in the data folder. */
  url?: string | undefined;
  /** Where SQLite's file is; made if it is not there. */
  dataDir: string;
  /** What secrets at rest are sealed with; the same for every process on one store. */
  secretKey: string;
  /** PostgreSQL: how many connections this process may hold. 10 by default. */
  connections?: number | undefined;
}

/** Opens the store. It is not migrated: see `migrate`. */
export function openStore({ url, dataDir, secretKey, connections = 10 }: StoreOptions): Store {
  const seal = createSeal(secretKey);
  return url ? openPostgresStore({ url, seal, connections }) : openSqliteStore({ dataDir, seal });
}

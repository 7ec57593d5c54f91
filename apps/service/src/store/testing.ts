import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Client } from "pg";
import type { Engine } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openStore, type StoreOptions } from "./open-store.ts";
import type { Store } from "./store.ts";

/** A store of a test's own. */
export interface TestStore {
  store: Store;
  /** What opens it again, as another process would. */
  options: StoreOptions;
  /** Closes it and leaves nothing behind. */
  dispose(): Promise<void>;
}

/**
 * A fresh store, migrated: SQLite in a folder, or a database in a PostgreSQL, by default that of
 * ENROLKIT_TEST_DATABASE_URL.
 */
export async function openTestStore(engine: Engine, server?: string): Promise<TestStore> {
  const opened = await openEmptyStore(engine, server);
  await migrate(opened.store);
  return opened;
}

/** As `openTestStore`, before any migration. */
export async function openEmptyStore(engine: Engine, server?: string): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-store-"));
  const database = engine === "postgres" ? await createDatabase(server) : undefined;
  const options = { url: database?.url, dataDir, secretKey: "a secret of the tests" };
  const store = openStore(options);
  return {
    store,
    options,
    async dispose() {
      await store.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(
  server = process.env.ENROLKIT_TEST_DATABASE_URL,
): Promise<{ url: string; drop(): Promise<void> }> {
  if (!server)
    throw new Error("ENROLKIT_TEST_DATABASE_URL names no PostgreSQL. vitest's globalSetup starts one.");
  const name = `enrolkit_${randomBytes(8).toString("hex")}`;
  await onServer(server, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_collation where collprovider = 'i' limit 1");
    // Where it can be had, a language's order: what must order by bytes has to say so.
    const locale = rowCount === 1 ? "locale_provider icu icu_locale 'en-US' locale 'C'" : "";
    await client.query(`create database ${name} template template0 ${locale}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  return { url: url.href, drop };
}

async function onServer(url: string, run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}

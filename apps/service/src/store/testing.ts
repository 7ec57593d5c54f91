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

/** A migrated store of a test's own. */
export interface TestStore {
  store: Store;
  /** What opens it again, as another process would. */
  options: StoreOptions;
  /** Closes it and leaves nothing behind. */
  dispose(): Promise<void>;
}

/** A fresh store: SQLite in a folder, or a database in the PostgreSQL of ENROLKIT_TEST_DATABASE_URL. */
export async function openTestStore(engine: Engine): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-store-"));
  const database = engine === "postgres" ? await createDatabase() : undefined;
  const options = { url: database?.url, dataDir, secretKey: "a secret of the tests" };
  const store = openStore(options);
  await migrate(store);
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

async function createDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.ENROLKIT_TEST_DATABASE_URL;
  if (!server)
    throw new Error("ENROLKIT_TEST_DATABASE_URL names no PostgreSQL. vitest's globalSetup starts one.");
  const name = `enrolkit_${randomBytes(8).toString("hex")}`;
  await onServer(server, `create database ${name} template template0`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database ${name} with (force)`) };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

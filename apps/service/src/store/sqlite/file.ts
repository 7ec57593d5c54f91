import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { SqliteConnection } from "./connection.ts";

/** The database's file, made if there is none: its owner's alone, as are the files SQLite keeps beside it. */
export function databaseFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "enrolkit.db");
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  return path;
}

/** A commit is on the disk when it answers, also after a power cut. */
export function openWriter(path: string): SqliteConnection {
  const connection = new SqliteConnection(path, { readonly: false });
  // Others may be opening or closing the same file just now.
  connection.pragma("busy_timeout = 5000");
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  // What is deleted or replaced is written over.
  connection.pragma("secure_delete = ON");
  // From here on the writer waits without blocking the process; see `begin`.
  connection.pragma("busy_timeout = 10");
  return connection;
}

/** Sees what is committed; waits for nobody once the file is in WAL mode. */
export function openReader(path: string): SqliteConnection {
  const connection = new SqliteConnection(path, { readonly: true });
  connection.pragma("busy_timeout = 5000");
  return connection;
}

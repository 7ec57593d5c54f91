import { dirname, join } from "node:path";
import { StoreUnusable } from "./errors.ts";
import type { StoreOptions } from "./open-store.ts";

type Where = Pick<StoreOptions, "url" | "dataDir">;

/**
 * Says in a sentence why the database cannot be used and what to do, never with a password. Undefined for an error that
 * says nothing about the database.
 */
export function explainStoreFailure(error: unknown, where: Where): string | undefined {
  for (const cause of causesOf(error)) {
    if (cause instanceof StoreUnusable) return cause.message;
    const explained = where.url ? explainPostgres(cause, where.url) : explainSqlite(cause, where.dataDir);
    if (explained !== undefined) return explained;
  }
  return undefined;
}

/** The error, what caused it, and what caused that. */
function causesOf(error: unknown): Error[] {
  if (!(error instanceof Error)) return [];
  return [error, ...causesOf(error.cause)];
}

const codeOf = (error: Error) => ("code" in error && typeof error.code === "string" ? error.code : "");

function explainSqlite(error: Error, dataDir: string): string | undefined {
  const code = codeOf(error);
  const path = "path" in error && typeof error.path === "string" ? error.path : dataDir;
  const file = join(dataDir, "enrolkit.db");
  if (/^SQLITE_(BUSY|LOCKED)/.test(code)) {
    return `${file} is locked by another program: end that program (a backup, or a tool that has the file open), then start again.`;
  }
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) {
    return `${file} is damaged, or no database at all: move it away and restore a backup (docs/guides/operate-it.md, "Backups and restore").`;
  }
  if (/^(SQLITE_FULL|ENOSPC|EDQUOT)/.test(code)) {
    return `The disk of ${dataDir} is full: free some space, then start again.`;
  }
  if (/^SQLITE_(READONLY|CANTOPEN|PERM)/.test(code)) {
    return `${file} cannot be opened for writing: let the user that the service runs as own the folder and what is in it, or name another folder in ENROLKIT_DATA_DIR.`;
  }
  if (code.startsWith("SQLITE_IOERR")) {
    return `${file} cannot be read or written (${code}): check the disk, its free space and the system's log.`;
  }
  if (/^(EACCES|EPERM|EROFS)$/.test(code) && isOf(dataDir, path)) {
    return `${path} cannot be written by this user: let the user that the service runs as own the folder and what is in it, or name another folder in ENROLKIT_DATA_DIR.`;
  }
  if (/^(EEXIST|ENOTDIR|ENOENT|EISDIR|ELOOP|ENAMETOOLONG)$/.test(code) && isOf(dataDir, path)) {
    return `${path} cannot be made (${code}): name a folder in ENROLKIT_DATA_DIR, where there is none yet or one of the service.`;
  }
  return undefined;
}

/** Whether a path is the data folder, in it, or above it. */
function isOf(dataDir: string, path: string): boolean {
  return path.startsWith(dataDir) || dataDir.startsWith(path) || dirname(path) === dataDir;
}

const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT)$/;

/** Codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
function explainPostgres(error: Error, url: string): string | undefined {
  const { server, user, database } = partsOf(url);
  const code = codeOf(error);
  if (unreachable.test(code) || /timeout exceeded|connection timeout/i.test(error.message)) {
    return `PostgreSQL does not respond at ${server} (${code || "timeout"}): start it, or correct DATABASE_URL.`;
  }
  if (error.message.includes("Connection terminated unexpectedly")) {
    return `${server} closed the connection as PostgreSQL would not: check that DATABASE_URL names PostgreSQL's port.`;
  }
  if (code === "28P01" || error.message.startsWith("SASL")) {
    return `PostgreSQL at ${server} does not take the password of ${user}: correct user and password in DATABASE_URL.`;
  }
  if (code === "28000") {
    return `PostgreSQL at ${server} does not let ${user} in from here: create that user, or let pg_hba.conf take its connections (with TLS: ?sslmode=require in DATABASE_URL).`;
  }
  if (/SSL/.test(error.message)) {
    return `PostgreSQL at ${server} does not speak TLS as DATABASE_URL asks for: correct sslmode there, or the server's certificate.`;
  }
  if (code === "3D000") {
    return `PostgreSQL at ${server} has no database ${database}: create it (createdb ${database}), or correct DATABASE_URL.`;
  }
  if (code === "42501") {
    return `${user} may not create tables in the database ${database} at ${server}: make it the database's owner, or grant it CREATE on the schema.`;
  }
  if (code === "42P07") {
    return `The database ${database} at ${server} holds tables of another program: give the service a database of its own.`;
  }
  if (code === "53100")
    return `The disk of PostgreSQL at ${server} is full: free some space, then start again.`;
  if (code === "53300") {
    return `PostgreSQL at ${server} has no connection left: raise max_connections, or let fewer programs connect.`;
  }
  if (code === "55P03") {
    return `Another program holds a lock on the tables of the database ${database} at ${server}: end its transaction, then start again.`;
  }
  if (code.startsWith("57P0")) {
    return `PostgreSQL at ${server} is starting or stopping: start again once it is up.`;
  }
  if (code === "25006") {
    return `PostgreSQL at ${server} takes no writes, as a standby does: name the primary in DATABASE_URL.`;
  }
  return undefined;
}

function partsOf(url: string): { server: string; user: string; database: string } {
  const { hostname, port, username, pathname } = new URL(url);
  const user = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1));
  return {
    server: `${hostname || "localhost"}:${port || "5432"}`,
    user: user === "" ? "the user" : `"${user}"`,
    database: database === "" ? "of the user's name" : `"${database}"`,
  };
}

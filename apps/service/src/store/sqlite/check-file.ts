// A thread of its own, because a check of a large table takes seconds. Goes round and round, at an easy pace.
import { setTimeout as pause } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import SqliteDatabase from "better-sqlite3";
import type { CheckMessage } from "./file-health.ts";

const { path, pauseMs } = workerData as { path: string; pauseMs: number };

/** The thread rests so many times as long as a check took: it takes one hundredth of a core, and of the disk. */
const restRatio = 99;

function send(message: CheckMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  parentPort?.postMessage(message);
}

/** Each check opens the file anew, and so reads it and nothing that is remembered. */
function withFile<Result>(read: (file: SqliteDatabase.Database) => Result): Result {
  const file = new SqliteDatabase(path, { readonly: true, fileMustExist: true, timeout: 5000 });
  try {
    return read(file);
  } finally {
    file.close();
  }
}

function tables(): string[] {
  return withFile((file) =>
    file.prepare<[], string>("select name from sqlite_master where type = 'table'").pluck().all(),
  );
}

/** Follows every page of a table and of its indexes. A file that is busy is looked at in the next round. */
function isSound(table: string): boolean {
  try {
    return withFile((file) => file.pragma(`quick_check("${table}")`, { simple: true }) === "ok");
  } catch (error) {
    return error instanceof Error && "code" in error && /^SQLITE_(BUSY|LOCKED)/.test(String(error.code));
  }
}

async function round(): Promise<void> {
  send({ began: true });
  let sound = true;
  for (const table of tables()) {
    const began = performance.now();
    if (!isSound(table)) {
      sound = false;
      send({ damaged: table });
    }
    await pause(Math.max(pauseMs, (performance.now() - began) * restRatio));
  }
  if (sound) send({ sound: true });
}

for (;;) {
  try {
    await round();
  } catch {
    // Not even the list of tables can be read.
    send({ damaged: "sqlite_master" });
    await pause(Math.max(pauseMs, 1000));
  }
}

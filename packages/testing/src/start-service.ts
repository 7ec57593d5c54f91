import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { type Clock, createEnrolkit, type Insurer, readSettings } from "@enrolkit/service";
import express from "express";
import { type ConnectedService, type Connection, connectService } from "./connect-service.ts";
import { holds } from "./holds.ts";
import { promptInsurer } from "./prompt-insurer.ts";

export interface StartServiceOptions {
  /** Real time, by which sessions expire, and where worlds' clocks begin. By default the system's. */
  readonly clock?: Clock | undefined;
  /** By default the simulated one, which decides at once: see `promptInsurer`. */
  readonly insurer?: Insurer | undefined;
  /** The port on 127.0.0.1 of the page under test, whose origin worlds allow. 4173 by default. */
  readonly pagePort?: number | undefined;
}

/** A service of this process. */
export interface TestingService extends ConnectedService {
  /** What `connectService` needs in another process: it can be passed on as JSON. */
  readonly connection: Connection;
  /** Ends the service, and whatever it stored is gone. */
  close(): Promise<void>;
}

/**
 * Starts the real service in this process: on a free port of 127.0.0.1, with SQLite in memory (in the temporary
 * folder where the system has no memory to write files to), without limits on rates. Due work is done at once.
 */
export async function startService(options: StartServiceOptions = {}): Promise<TestingService> {
  requireNode(process.versions.node);
  const { clock = Date, insurer = promptInsurer, pagePort = 4173 } = options;
  const dataDir = mkdtempSync(join(folderInMemory(), "enrolkit-testing-"));
  const operatorToken = randomBytes(32).toString("hex");
  const unlimited = Object.fromEntries(
    ["ENROLKIT_RATE", "ENROLKIT_RATE_MINTING", "ENROLKIT_RATE_FAILURES"].map((name) => [
      `${name}_PER_SECOND`,
      "1000000",
    ]),
  );
  const enrolkit = createEnrolkit({
    settings: readSettings({
      ENROLKIT_MODE: "test",
      ENROLKIT_DATA_DIR: dataDir,
      ENROLKIT_DEMO_PORT: String(pagePort),
      ENROLKIT_OPERATOR_TOKEN: operatorToken,
      ENROLKIT_LOG_LEVEL: "silent",
      ...unlimited,
    }),
    clock,
    insurer,
  });
  await enrolkit.start();
  const app = express().use("/testing", holds(enrolkit.services, operatorToken)).use(enrolkit.router);
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connection: Connection = {
    url: `http://127.0.0.1:${port}`,
    operatorToken,
    clockAheadMs: clock.now() - Date.now(),
  };
  return {
    ...connectService(connection),
    connection,
    async close() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await enrolkit.stop(closed);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Where Linux keeps files in memory; elsewhere the folder for temporary files. */
function folderInMemory(): string {
  try {
    accessSync("/dev/shm", constants.W_OK);
    return "/dev/shm";
  } catch {
    return tmpdir();
  }
}

/** On an older Node the native module of SQLite would end the process without a word. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major < 22 || (major === 22 && minor < 18))
    throw new Error(`@enrolkit/testing needs Node 22.18 or newer; this is ${version}.`);
}

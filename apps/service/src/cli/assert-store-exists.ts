import { statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../settings.ts";
import { CommandError } from "./command.ts";

/**
 * Throws CommandError where the settings lead to nothing that a service has made: a command about what a store holds would find
 * an empty one, and leave its folder behind.
 */
export function assertStoreExists({ databaseUrl, dataDir, secretKey }: Settings): void {
  if (databaseUrl === undefined && isMissing(join(dataDir, "enrolkit.db"))) {
    throw new CommandError(
      `There is no data in ${dataDir}. Name the service's data folder in ENROLKIT_DATA_DIR, or its database in DATABASE_URL; "enrolkit platforms create" begins a new one.`,
    );
  }
  if (databaseUrl !== undefined && secretKey === undefined && isMissing(join(dataDir, "secret.key"))) {
    throw new CommandError(
      `There is no secret.key in ${dataDir}. Give the command the service's own ENROLKIT_SECRET_KEY, or its ENROLKIT_DATA_DIR.`,
    );
  }
}

/** What cannot be looked at is explained when it is opened. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

import type { Command } from "../command.ts";
import { catalogueImport } from "./catalogue.ts";
import { keysCreate, keysList, keysRevoke } from "./keys.ts";
import { migrateCommand } from "./migrate.ts";
import { peopleErase } from "./people.ts";
import {
  originsAdd,
  originsList,
  originsRemove,
  originsSet,
  platformsCreate,
  platformsList,
} from "./platforms.ts";
import { receiptsExport, receiptsVerify } from "./receipts.ts";
import { sandboxReset } from "./sandbox.ts";

/** In the order of `enrolkit help`. */
export const commands: readonly Command[] = [
  migrateCommand,
  platformsCreate,
  platformsList,
  keysCreate,
  keysList,
  keysRevoke,
  originsAdd,
  originsRemove,
  originsSet,
  originsList,
  catalogueImport,
  receiptsExport,
  receiptsVerify,
  peopleErase,
  sandboxReset,
];

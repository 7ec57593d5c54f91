import type { Command } from "../command.ts";
import { catalogueImport } from "./catalogue-import.ts";
import { keysCreate } from "./keys-create.ts";
import { keysList } from "./keys-list.ts";
import { keysRevoke } from "./keys-revoke.ts";
import { migrateCommand } from "./migrate.ts";
import { originsSet } from "./origins-set.ts";
import { peopleErase } from "./people-erase.ts";
import { platformsCreate } from "./platforms-create.ts";
import { platformsList } from "./platforms-list.ts";
import { receiptsExport } from "./receipts-export.ts";
import { receiptsVerify } from "./receipts-verify.ts";

/** In the order of `enrolkit help`. */
export const commands: readonly Command[] = [
  migrateCommand,
  platformsCreate,
  platformsList,
  keysCreate,
  keysList,
  keysRevoke,
  originsSet,
  catalogueImport,
  receiptsExport,
  receiptsVerify,
  peopleErase,
];

import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { Engine } from "../database.ts";
import { start } from "./0001-start.ts";
import { groupQuotes } from "./0002-group-quotes.ts";
import { webhooks } from "./0003-webhooks.ts";
import { contributionReports } from "./0004-contribution-reports.ts";
import { policyAmendments } from "./0005-policy-amendments.ts";
import { hashesArePlainIndexes } from "./0006-hashes-are-plain-indexes.ts";
import { storedCounts } from "./0007-stored-counts.ts";
import { quotedEmployees } from "./0008-quoted-employees.ts";
import { listIndexes } from "./0009-list-indexes.ts";
import { storedTotals } from "./0010-stored-totals.ts";
import { deliveryLog } from "./0011-delivery-log.ts";
import { claimableAt } from "./0012-claimable-at.ts";
import { actingUsers } from "./0013-acting-users.ts";
import { policyBeneficiaries } from "./0014-policy-beneficiaries.ts";
import { participations } from "./0015-participations.ts";
import { staffNumbers } from "./0016-staff-numbers.ts";

type Migrate = (db: Kysely<unknown>, engine: Engine) => Promise<void>;

/** In this order, forward only. A released migration never changes: every later change is a new one. */
const migrations: Record<string, Migrate> = {
  "0001-start": start,
  "0002-group-quotes": groupQuotes,
  "0003-webhooks": webhooks,
  "0004-contribution-reports": contributionReports,
  "0005-policy-amendments": policyAmendments,
  "0006-hashes-are-plain-indexes": hashesArePlainIndexes,
  "0007-stored-counts": storedCounts,
  "0008-quoted-employees": quotedEmployees,
  "0009-list-indexes": listIndexes,
  "0010-stored-totals": storedTotals,
  "0011-delivery-log": deliveryLog,
  "0012-claimable-at": claimableAt,
  "0013-acting-users": actingUsers,
  "0014-policy-beneficiaries": policyBeneficiaries,
  "0015-participations": participations,
  "0016-staff-numbers": staffNumbers,
};

export function migrationsFor(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(migrations).map(([name, migrate]) => [name, { up: (db) => migrate(db, engine) }]),
  );
}

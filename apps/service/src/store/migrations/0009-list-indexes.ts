import type { Kysely } from "kysely";

/**
 * Indexes for every filter of a list, and for what its total counts. Where a list can be as long as a platform is
 * large, the index holds all that is counted by, so that no row is read for it.
 */
const indexes: Record<string, string[][]> = {
  plans: [["benefit_type", "id"]],
  groups: [["employer_id", "external_customer_id", "id"]],
  group_policies: [
    ["employer_id", "external_customer_id", "id"],
    ["status", "id"],
  ],
  group_quote_intents: [
    ["employer_id", "external_customer_id", "id"],
    ["status", "id"],
  ],
  group_policy_intents: [
    ["employer_id", "external_customer_id", "id"],
    ["status", "id"],
  ],
  consent_receipts: [["employer_id", "external_customer_id", "id"]],
  enrolment_intents: [
    ["group_id", "status", "id"],
    ["status", "id"],
  ],
  policies: [
    ["group_id", "status", "id"],
    ["status", "id"],
  ],
  contribution_reports: [
    ["holder_id", "id"],
    ["employer_id", "external_customer_id", "id"],
    ["external_customer_id", "id"],
    ["month", "id"],
    ["year", "id"],
    ["status", "id"],
  ],
  events: [
    ["type", "id", "created_at"],
    ["id", "created_at"],
  ],
};

export async function listIndexes(db: Kysely<unknown>): Promise<void> {
  for (const [table, lists] of Object.entries(indexes)) {
    for (const columns of lists) {
      await db.schema
        .createIndex(`${table}_${columns.join("_")}_index`)
        .on(table)
        .columns(["platform_id", ...columns])
        .execute();
    }
  }
}

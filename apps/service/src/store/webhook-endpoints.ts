import { sql } from "kysely";
import { cachedQuery } from "./cached-query.ts";
import type { RowKey } from "./leases.ts";
import type { WebhookEndpointRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

/** Returns the platform's endpoints that events are sent to. Runs with every event. */
export async function enabledEndpoints(
  transaction: Transaction,
  platformId: string,
): Promise<WebhookEndpointRow[]> {
  const rows = await cachedQuery(
    transaction,
    "enabled endpoints",
    [platformId, "enabled"],
    (db, [platform, status]) =>
      db
        .selectFrom("webhook_endpoints")
        .select("document")
        .where("platform_id", "=", platform)
        .where("status", "=", status),
  );
  return rows.map(({ document }) => JSON.parse(document) as WebhookEndpointRow);
}

/**
 * Deletes rotated secrets that no longer sign at a moment of real time, of some endpoints after one. Returns the last of
 * these; undefined where none follow.
 */
export async function deleteEndedSecrets(
  transaction: Transaction,
  now: number,
  after: RowKey,
): Promise<RowKey | undefined> {
  const { rows } = await sql<RowKey & { document: string | null }>`
    select platform_id, id, case when document like '%"previous_secret":{%' then document end as document
    from webhook_endpoints where (platform_id, id) > (${after.platform_id}, ${after.id})
    order by platform_id, id limit 500`.execute(transaction.db);
  for (const { platform_id, id, document } of rows) {
    if (document === null) continue;
    const row = JSON.parse(document) as WebhookEndpointRow;
    if (row.previous_secret === null || now < row.previous_secret.until) continue;
    await transaction.db
      .updateTable("webhook_endpoints")
      .set({ document: JSON.stringify({ ...row, previous_secret: null }) })
      .where("platform_id", "=", platform_id)
      .where("id", "=", id)
      // A rotation that was faster has written newer secrets.
      .where("document", "=", document)
      .execute();
  }
  return rows.at(-1);
}

import { cachedQuery } from "./cached-query.ts";
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

/** Deletes rotated secrets that no longer sign at a moment of real time. */
export async function deleteEndedSecrets(transaction: Transaction, now: number): Promise<void> {
  const rotated = await transaction.db
    .selectFrom("webhook_endpoints")
    .select(["platform_id", "id", "document"])
    .where("document", "like", '%"previous_secret":{%')
    .execute();
  for (const { platform_id, id, document } of rotated) {
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
}

import { cachedQuery } from "./cached-query.ts";
import type { WebhookEndpointRow } from "./rows.ts";
import type { Unit } from "./store.ts";

/** The platform's endpoints that events are sent to, asked for with every event. */
export async function enabledEndpoints(unit: Unit, platformId: string): Promise<WebhookEndpointRow[]> {
  const rows = await cachedQuery(
    unit,
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

import type { Paged, WebhookEndpoint, WebhookEndpointWithSecret } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const url = "https://hooks.example.com/";
const create = (journey: Journey, body: object = { url }) =>
  journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", body);

describe("a webhook endpoint", () => {
  test("shows its secret when it is made, and never again", async () => {
    const journey = await Journey.begin(service);
    const { secret, ...endpoint } = await create(journey, { url, event_types: ["policy.active"] });
    expect(endpoint).toMatchObject({ url, event_types: ["policy.active"], status: "enabled" });
    const bytes = Buffer.from(/^whsec_(.+)$/.exec(secret)?.[1] ?? "", "base64");
    expect(bytes).toHaveLength(32);
    expect(await journey.ok("GET", `/webhooks/endpoints/${endpoint.id}`)).toEqual(endpoint);
    expect(await journey.ok("GET", "/webhooks/endpoints")).toMatchObject({ items: [endpoint] });
    expect(await journey.ok("DELETE", `/webhooks/endpoints/${endpoint.id}`)).toEqual(endpoint);
    expect(await journey.call("GET", `/webhooks/endpoints/${endpoint.id}`)).toMatchObject({ status: 404 });
  });

  test("keeps its secrets sealed", async () => {
    const journey = await Journey.begin(service);
    const first = await create(journey);
    const path = `/webhooks/endpoints/${first.id}/rotate_secret`;
    const second = await journey.ok<WebhookEndpointWithSecret>("POST", path);
    expect(second.secret).not.toBe(first.secret);
    const rows = await service.testStore.store.read((transaction) =>
      transaction.db.selectFrom("webhook_endpoints").selectAll().execute(),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { secret } of [first, second])
      expect(JSON.stringify(rows)).not.toContain(secret.slice("whsec_".length));
  });

  test("is listed newest first", async () => {
    const journey = await Journey.begin(service);
    const made = [await create(journey), await create(journey)];
    const { items } = await journey.ok<Paged<WebhookEndpoint>>("GET", "/webhooks/endpoints");
    expect(items.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
  });
});

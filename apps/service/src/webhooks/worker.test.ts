import { expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { startReceiver } from "./testing.ts";

const service = await serviceOfFile({ work: true });

test("the service sends events by itself, though another endpoint hangs", async () => {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  const stuck = await startReceiver(() => "hang");
  const receiver = await startReceiver();
  for (const { url } of [stuck, receiver]) await journey.ok("POST", "/webhooks/endpoints", { url });
  await journey.create();
  await expect
    .poll(async () => (await journey.intent()).status, { timeout: 20_000 })
    .toBe("coverage_options_required");
  const ids = (await journey.events()).map(({ id }) => id).slice(-2);
  await expect
    .poll(() => receiver.received.map(({ headers }) => String(headers["webhook-id"])).toSorted(), {
      timeout: 20_000,
    })
    .toEqual(ids);
  expect(stuck.received.length).toBeGreaterThan(0);
  for (const { id } of (await journey.ok<{ items: { id: string }[] }>("GET", "/webhooks/endpoints")).items)
    await journey.ok("DELETE", `/webhooks/endpoints/${id}`);
  stuck.hangUp();
});

import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { WebhookEndpointWithSecret } from "@enrolkit/contract";
import { afterAll, expect, test } from "vitest";
import { openTestStore } from "../src/store/testing.ts";
import { Journey } from "../src/testing/journey.ts";
import { healthOnly } from "../src/testing/plans.ts";
import { startReceiver, verified } from "../src/webhooks/testing.ts";
import { journeysThrough } from "./processes/journeys-through.ts";
import { endProcesses, startProcess } from "./processes/service-process.ts";

afterAll(endProcesses);

/** Processes start, and leases of one that died run out. */
const patience = 120_000;

test(
  "events reach their endpoint though the service is killed while it sends them: each in the same bytes",
  async () => {
    const testStore = await openTestStore("sqlite");
    const secretKey = randomBytes(32).toString("hex");
    const options = { dataDir: testStore.options.dataDir, databaseUrl: undefined, secretKey };
    let running = await startProcess(options);
    const journey = await Journey.begin(
      journeysThrough(testStore, () => [running]),
      { group_policies: healthOnly },
    );
    // Nothing is answered before the service is killed, so nothing counts as sent.
    const receiver = await startReceiver(() => "hang");
    const { secret } = await journey.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", {
      url: receiver.url,
    });
    const earlier = (await journey.events()).length;
    await journey.reach("enrolled");
    while (receiver.received.length === 0) await pause(5);
    await running.kill();
    const unanswered = receiver.received.length;
    receiver.answer = () => ({ status: 204 });
    running = await startProcess(options);

    const events = (await journey.events()).slice(earlier).map(({ id }) => id);
    const arrived = () =>
      receiver.received.slice(unanswered).map(({ body }) => (JSON.parse(body) as { id: string }).id);
    await expect.poll(() => new Set(arrived()), { timeout: 60_000, interval: 100 }).toEqual(new Set(events));
    const bytes = new Map<string, Set<string>>();
    for (const received of receiver.received) {
      const id = String(received.headers["webhook-id"]);
      bytes.set(id, (bytes.get(id) ?? new Set()).add(received.body));
      verified(received, secret, Number(received.headers["webhook-timestamp"]) * 1000);
    }
    expect([...bytes.values()].every(({ size }) => size === 1)).toBe(true);
    await running.kill();
    await testStore.dispose();
  },
  patience,
);

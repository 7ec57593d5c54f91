import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { WebhookEndpointWithSecret } from "@enrolkit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestStore } from "../src/store/testing.ts";
import { Journey } from "../src/testing/journey.ts";
import {
  type ReceivedRequest,
  type Receiver,
  type ReceiverResponse,
  startReceiver,
  verifyReceived,
} from "../src/webhooks/testing.ts";
import { journeysThrough } from "./processes/journeys-through.ts";
import { endProcesses, type ServiceProcess, startProcess } from "./processes/service-process.ts";

afterAll(endProcesses);

/** Time for processes to start, for leases of killed ones to expire, and for retries. */
const timeoutMs = 240_000;
const kills = 3;

const failures: ReceiverResponse[] = [
  { status: 500 },
  "cut",
  { status: 429, headers: { "Retry-After": "1" } },
  { status: 302, headers: { Location: "/elsewhere" } },
];

describe.each(["sqlite", "postgres"] as const)(
  "a service on %s that is killed again and again while it sends events",
  { timeout: timeoutMs },
  async (engine) => {
    const testStore = await openTestStore(engine);
    const options = {
      dataDir: testStore.options.dataDir,
      databaseUrl: testStore.options.url,
      secretKey: randomBytes(32).toString("hex"),
    };
    let running: ServiceProcess;
    let journeys: Journey[];
    const endpoints: { receiver: Receiver; secret: string }[] = [];

    const healthy = await startReceiver();
    const unsteady = await startReceiver(failingFirst());
    const stuck = await startReceiver(() => "hang");
    const failing = await startReceiver(() => ({ status: 500 }));
    const gone = await startReceiver(() => ({ status: 410 }));
    const busy = await startReceiver(() => ({ status: 429, headers: { "Retry-After": "3600" } }));
    const moved = await startReceiver(() => ({ status: 308, headers: { Location: "/elsewhere" } }));

    beforeAll(async () => {
      running = await startProcess(options);
      const service = journeysThrough(testStore, () => [running]);
      const first = await Journey.begin(service);
      journeys = [
        first,
        await Journey.begin(service, { world: first.world, employee: 1 }),
        await Journey.begin(service, { world: first.world, employee: 2 }),
      ];
      for (const receiver of [stuck, failing, gone, busy, moved, unsteady, healthy]) {
        const { url } = receiver;
        const endpoint = await first.ok<WebhookEndpointWithSecret>("POST", "/webhooks/endpoints", { url });
        endpoints.push({ receiver, secret: endpoint.secret });
      }
      for (const journey of journeys) await killInTheMiddleOf(journey);
      for (const journey of journeys) await journey.reach("enrolled");
    }, timeoutMs);
    afterAll(async () => {
      await running.kill();
      await testStore.dispose();
    });

    /** Once a few events have arrived, the next one gets no response before the service is killed. */
    async function killInTheMiddleOf(journey: Journey): Promise<void> {
      const before = healthy.received.length;
      const going = journey.reach("enrolled").catch(() => undefined);
      while (journey.intentId === "" || healthy.received.length < before + failures.length) await pause(5);
      const hanging = new Promise<void>((arrived) => {
        healthy.respond = () => {
          arrived();
          return "hang";
        };
      });
      await hanging;
      await running.kill();
      await going;
      healthy.respond = () => ({ status: 204 });
      running = await startProcess(options);
    }

    const first = () => journeys[0] as Journey;

    /** Returns the ids of events to which a receiver never responded with a status. */
    async function withoutResponse(status: number, { received }: Receiver): Promise<string[]> {
      const responded = new Set(received.filter((each) => each.status === status).map(idOf));
      return (await first().events()).map(({ id }) => id).filter((id) => !responded.has(id));
    }

    /** Causes an event; returns its id. */
    async function anotherEvent(): Promise<string> {
      const { id } = await first().person();
      await first().changePerson(id, { first_name: "Nour" });
      return (await first().events()).at(-1)?.id ?? "";
    }

    test("sends every event to the endpoints that take it, also where some failed at first", async () => {
      for (const receiver of [healthy, unsteady])
        await expect
          .poll(() => withoutResponse(204, receiver), { timeout: timeoutMs, interval: 100 })
          .toEqual([]);
      expect(unsteady.received.length).toBeGreaterThanOrEqual(
        new Set(idsOf(unsteady)).size + failures.length,
      );
    });

    test("sends the interrupted events again, the same bytes to every endpoint, each signed", () => {
      expect(healthy.received.length).toBeGreaterThanOrEqual(new Set(idsOf(healthy)).size + kills);
      const bytes = new Map<string, Set<string>>();
      for (const { receiver, secret } of endpoints) {
        expect(receiver.received.length).toBeGreaterThan(0);
        for (const received of receiver.received) {
          const id = idOf(received);
          bytes.set(id, (bytes.get(id) ?? new Set()).add(received.body));
          const event = verifyReceived(
            received,
            secret,
            Number(received.headers["webhook-timestamp"]) * 1000,
          );
          expect(event).toMatchObject({ id });
        }
      }
      expect([...bytes.values()].filter(({ size }) => size > 1)).toEqual([]);
    });

    test("sends nothing to an endpoint that is gone, waits for a busy one's Retry-After, and follows no redirect", async () => {
      const before = gone.received.length;
      const id = await anotherEvent();
      await expect.poll(() => idsOf(failing), { timeout: timeoutMs, interval: 100 }).toContain(id);
      await expect.poll(() => withoutResponse(429, busy), { timeout: timeoutMs, interval: 100 }).toEqual([]);
      expect(gone.received).toHaveLength(before);
      const times = idsOf(busy).map((event, _, all) => all.filter((other) => other === event).length);
      expect(Math.max(...times)).toBeLessThanOrEqual(1 + kills);
      expect(new Set(moved.received.map(({ path }) => path))).toEqual(new Set(["/hooks"]));
    });

    test("delays no endpoint because another one hangs with a long queue", async () => {
      const before = stuck.received.length;
      while (stuck.received.length === before) await pause(5);
      const id = await anotherEvent();
      // Sooner than the request to the hanging receiver times out.
      await expect.poll(() => idsOf(healthy), { timeout: 8000, interval: 20 }).toContain(id);
    });
  },
);

const idOf = ({ headers }: ReceivedRequest) => String(headers["webhook-id"]);
const idsOf = ({ received }: Receiver) => received.map(idOf);

/** Fails the first events once each, in every way. */
function failingFirst(): Receiver["respond"] {
  const seen = new Set<string>();
  return (received) => {
    const failure = seen.has(idOf(received)) ? undefined : failures[seen.size];
    seen.add(idOf(received));
    return failure ?? { status: 204 };
  };
}

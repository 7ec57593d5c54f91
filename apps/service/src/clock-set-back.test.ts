import { afterAll, describe, expect, test } from "vitest";
import { createEnrolkit } from "./app.ts";
import { commandContext } from "./context.ts";
import { emit } from "./events.ts";
import { createLogger } from "./http/logging.ts";
import { readSettings } from "./settings.ts";
import { freshPlatform } from "./store/conformance/rows.ts";
import { listEvents } from "./store/events.ts";
import { findPlatform } from "./store/platforms.ts";
import { openTestStore } from "./store/testing.ts";

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const { store, dispose } = await openTestStore(engine);
  afterAll(dispose);

  /** Runs a process of its own while the clock shows a time; returns the ids of the events that it writes. */
  async function runAt(time: string, platformId: string): Promise<string[]> {
    const { services, start, stop } = createEnrolkit({
      settings: readSettings({ ENROLKIT_MODE: "test" }),
      store: { ...store, close: async () => {} },
      clock: { now: () => Date.parse(time) },
      logger: createLogger("silent"),
    });
    await start();
    const written: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      await store.write(async (transaction) => {
        const platform = await findPlatform(transaction, platformId);
        if (platform === undefined) throw new Error("The platform is missing.");
        await emit(commandContext(services, transaction, platform), "policy.updated", {});
      });
      const [newest] = await store.read((transaction) => listEvents(transaction, platformId));
      written.push(newest?.id ?? "");
    }
    await stop();
    return written;
  }

  test("newest first stays right when the clock was set back before a restart", async () => {
    const platformId = await freshPlatform(store);
    const before = await runAt("2026-12-01T12:00:00.000Z", platformId);
    const after = await runAt("2026-11-01T12:00:00.000Z", platformId);
    const later = await runAt("2026-12-24T12:00:00.000Z", platformId);
    const stored = await store.read((transaction) => listEvents(transaction, platformId));
    expect(stored.map(({ id }) => id).toReversed()).toEqual([...before, ...after, ...later]);
    expect(new Set(stored.map(({ id }) => id)).size).toBe(60);
  });
});

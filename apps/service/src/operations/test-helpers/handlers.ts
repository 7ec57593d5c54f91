import { advanceClock, type ClockAdvance, createWorld, retrieveClock } from "@enrolkit/contract";
import { timestamp } from "../../context.ts";
import { openContext } from "../../open-context.ts";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import { advanceClock as advanceTestClock } from "../../test-mode/advance-clock.ts";
import { createWorld as createTestWorld } from "../../test-mode/create-world.ts";
import { handle, handleManagingTransactions } from "../handle.ts";

export const newWorld = handleManagingTransactions(createWorld, ({ services }, { body }) =>
  createTestWorld(services, body),
);

export const readClock = handle(retrieveClock, async (context) => ({
  now: timestamp(context),
  object: "clock" as const,
}));

export const moveClock = handleManagingTransactions(
  advanceClock,
  async ({ services, platform }, { body }) => {
    if (platform === null) throw notFound();
    await advanceTestClock(services, platform.id, (now) => targetOf(body, now));
    return services.store.read(async (transaction) => {
      const context = await openContext(services, transaction, platform.id);
      return { now: timestamp(context), object: "clock" as const };
    });
  },
);

const secondMs = 1000;
/** Beyond the year 9999 dates no longer sort as text. */
const maxTime = Date.parse("9999-01-01T00:00:00Z");

function targetOf({ to, seconds = 0 }: ClockAdvance, now: number): number {
  const [path, target] =
    to === undefined ? ["$.seconds", now + seconds * secondMs] : ["$.to", Date.parse(to)];
  if (target < now) throw invalidRequest({ [path]: ["The clock only moves forward. Name a later moment."] });
  if (!(target < maxTime)) throw invalidRequest({ [path]: ["Name a moment before the year 9999."] });
  return target;
}

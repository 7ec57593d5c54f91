import { advanceClock, type ClockAdvance, retrieveClock } from "@enrolkit/contract";
import { openContext } from "../../open-context.ts";
import { timestamp } from "../../context.ts";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import { advanceClock as advance } from "../../test-mode/advance-clock.ts";
import { handle, handleManagingTransactions } from "../handle.ts";

const secondMs = 1000;
/** Beyond the year 9999 dates no longer sort as text. */
const lastMoment = Date.parse("9999-01-01T00:00:00Z");

export const retrieve = handle(retrieveClock, async (context) => ({
  now: timestamp(context),
  object: "clock" as const,
}));

export const move = handleManagingTransactions(advanceClock, async ({ services, platform }, { body }) => {
  if (platform === null) throw notFound();
  await advance(services, platform.id, (now) => targetOf(body, now));
  return services.store.read(async (transaction) => {
    const scope = await openContext(services, transaction, platform.id);
    return { now: timestamp(scope), object: "clock" as const };
  });
});

function targetOf({ to, seconds = 0 }: ClockAdvance, now: number): number {
  const [path, target] =
    to === undefined ? ["$.seconds", now + seconds * secondMs] : ["$.to", Date.parse(to)];
  if (target < now) throw invalidRequest({ [path]: ["The clock only moves forward. Name a later moment."] });
  if (!(target < lastMoment)) throw invalidRequest({ [path]: ["Name a moment before the year 9999."] });
  return target;
}

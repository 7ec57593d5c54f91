import {
  advanceClock,
  type ClockAdvance,
  createWorld,
  forceIntent,
  type OperationResult,
  retrieveClock,
} from "@enrolkit/contract";
import { openContext, timestamp } from "../../context.ts";
import { amendmentIntent } from "../../intents/amendment/amendment-intent.ts";
import { dependentsIntent } from "../../intents/dependents/dependents-intent.ts";
import type { IntentDescriptor, IntentRow, IntentTypes } from "../../intents/engine.ts";
import { enrolmentIntent } from "../../intents/enrolment/enrolment-intent.ts";
import { groupPolicyIntent } from "../../intents/group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "../../intents/group-quote/group-quote-intent.ts";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import { advanceClock as advanceTestClock } from "../../test-mode/advance-clock.ts";
import { createWorld as createTestWorld } from "../../test-mode/create-world.ts";
import { type Forcing, forceIntent as forceToStatus } from "../../test-mode/force-intent.ts";
import {
  amendmentForcing,
  dependentsForcing,
  enrolmentForcing,
  groupPolicyForcing,
  groupQuoteForcing,
} from "../../test-mode/forcing.ts";
import type { OperationContext } from "../context.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { presentEnrolmentIntent } from "../enrolment-intents/present.ts";
import { presentGroupPolicyIntent } from "../group-policy-intents/present.ts";
import { presentGroupQuoteIntent } from "../group-quote-intents/present.ts";
import { presentPolicyAmendmentIntent } from "../policy-amendment-intents/present.ts";
import { handle, handleManagingTransactions } from "../handle.ts";

export const newWorld = handleManagingTransactions(createWorld, async ({ services }, { body }) => {
  const { sandbox = false, ...input } = body;
  const world = await createTestWorld(services, input);
  if (sandbox) services.sandbox?.write(world);
  return world;
});

export const readClock = handle(retrieveClock, async (context) => ({
  now: timestamp(context),
  object: "clock" as const,
}));

export const moveClock = handleManagingTransactions(
  advanceClock,
  async ({ services, platform }, { body }) => {
    if (platform === null) throw notFound("platform");
    await advanceTestClock(services, platform.id, (now) => targetOf(body, now));
    return services.store.read(async (transaction) => {
      const context = await openContext(services, transaction, platform.id);
      return { now: timestamp(context), object: "clock" as const };
    });
  },
);

export const force = handle(forceIntent, (context, { params: { intent_id }, body }) => {
  const forced = forcedKinds[intent_id.slice(0, intent_id.indexOf("_"))];
  if (forced === undefined) throw notFound("intent");
  return forced(context, intent_id, body.status);
});

type ForceIntent = (
  context: OperationContext,
  id: string,
  status: string,
) => Promise<OperationResult<typeof forceIntent>>;

/** By the prefix of the intent's id. */
const forcedKinds: Readonly<Record<string, ForceIntent>> = {
  ei: forced(enrolmentIntent, enrolmentForcing, presentEnrolmentIntent),
  dmi: forced(dependentsIntent, dependentsForcing, presentDependentsManagementIntent),
  gqi: forced(groupQuoteIntent, groupQuoteForcing, presentGroupQuoteIntent),
  gpi: forced(groupPolicyIntent, groupPolicyForcing, presentGroupPolicyIntent),
  pai: forced(amendmentIntent, amendmentForcing, presentPolicyAmendmentIntent),
};

function forced<I extends IntentTypes>(
  descriptor: IntentDescriptor<I>,
  forcing: Forcing<I>,
  present: (context: OperationContext, intent: IntentRow<I>) => ReturnType<ForceIntent>,
): ForceIntent {
  return async (context, id, status) => {
    const intent = await context.intents.lock(descriptor, id);
    return present(context, await forceToStatus(context, descriptor, forcing, intent, status));
  };
}

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

import {
  cancelPolicyAmendmentIntent,
  confirmPolicyAmendmentIntent,
  createAmendmentDependentsManagementIntent,
  createPolicyAmendmentIntent,
} from "@enrolkit/contract";
import { confirmAmendment } from "../../intents/amendment/confirm.ts";
import { cancelAmendment } from "../../intents/amendment/move.ts";
import { startAmendment } from "../../intents/amendment/start.ts";
import { startAmendmentDependents } from "../../intents/amendment/start-dependents.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { presentPolicyAmendmentIntent } from "./present.ts";
import { lockedAmendment, lockedPolicy } from "./locked.ts";

export const create = handle(createPolicyAmendmentIntent, async (context, { params, body }) => {
  const policy = await lockedPolicy(context, params.policy_id);
  return presentPolicyAmendmentIntent(context, await startAmendment(context, policy, body));
});

export const createDependents = handle(
  createAmendmentDependentsManagementIntent,
  async (context, { params }) => {
    const intent = await lockedAmendment(context, params);
    return presentDependentsManagementIntent(context, await startAmendmentDependents(context, intent));
  },
);

export const confirm = handle(confirmPolicyAmendmentIntent, async (context, { params }) => {
  const intent = await lockedAmendment(context, params);
  return presentPolicyAmendmentIntent(context, await confirmAmendment(context, intent));
});

export const cancel = handle(cancelPolicyAmendmentIntent, async (context, { params }) => {
  const intent = await lockedAmendment(context, params);
  return presentPolicyAmendmentIntent(context, await cancelAmendment(context, intent));
});

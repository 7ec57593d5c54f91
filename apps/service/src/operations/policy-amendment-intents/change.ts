import {
  cancelPolicyAmendmentIntent,
  confirmPolicyAmendmentIntent,
  createAmendmentDependentsManagementIntent,
  createPolicyAmendmentIntent,
} from "@enrolkit/contract";
import { confirmAmendment } from "../../engine/amendments/confirm.ts";
import { cancelAmendment } from "../../engine/amendments/move.ts";
import { startAmendment } from "../../engine/amendments/start.ts";
import { startAmendmentDependents } from "../../engine/amendments/start-dependents.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent } from "../present/dependents-management-intent.ts";
import { presentPolicyAmendmentIntent } from "../present/policy-amendment-intent.ts";
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

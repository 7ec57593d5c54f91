import type { RequirementRow } from "../store/rows.ts";
import { dependentsRequirements } from "../intents/dependents/change-list.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { groupPolicyIntent } from "../intents/group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "../intents/group-quote/group-quote-intent.ts";
import { type RequirementHandler, requirementHandler } from "./handler.ts";

/** By the prefix of the intent's id. */
const handlers: Readonly<Record<string, RequirementHandler>> = {
  ei: requirementHandler(enrolmentIntent),
  dmi: dependentsRequirements,
  gqi: requirementHandler(groupQuoteIntent),
  gpi: requirementHandler(groupPolicyIntent),
};

/** The handler of the kind of intent that a requirement belongs to. */
export function handlerOf({ intent_id }: RequirementRow): RequirementHandler {
  const handler = handlers[intent_id.slice(0, intent_id.indexOf("_"))];
  if (handler === undefined)
    throw new Error("The requirement belongs to a kind of intent that asks for nothing.");
  return handler;
}

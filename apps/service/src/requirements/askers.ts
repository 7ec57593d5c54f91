import type { RequirementRow } from "../store/rows.ts";
import { dependentAsker } from "../intents/dependents/asker.ts";
import { enrolmentAsker } from "../intents/enrolment/asker.ts";
import { groupPolicyAsker } from "../intents/group-policy/requirements.ts";
import { quoteAsker } from "../intents/group-quote/requirements.ts";
import type { Asker } from "./asker.ts";

/** By the prefix of the intent's id. */
const askers: Record<string, Asker> = {
  ei: enrolmentAsker,
  dmi: dependentAsker,
  gqi: quoteAsker,
  gpi: groupPolicyAsker,
};

/** The kind of intent that a requirement belongs to. */
export function askerOf({ intent_id }: RequirementRow): Asker {
  const asker = askers[intent_id.slice(0, intent_id.indexOf("_"))];
  if (asker === undefined)
    throw new Error("The requirement belongs to a kind of intent that asks for nothing.");
  return asker;
}

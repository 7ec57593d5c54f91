import { amendmentIntent } from "./amendment/amendment-intent.ts";
import { dependentsIntent } from "./dependents/dependents-intent.ts";
import { dependentsParent, type DependentsParents } from "./dependents/parent.ts";
import { dueWorkOf } from "./engine.ts";
import { enrolmentIntent } from "./enrolment/enrolment-intent.ts";
import { groupPolicyIntent } from "./group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "./group-quote/group-quote-intent.ts";

/** What runs the due work of all kinds of intents, by its kind. */
export const intentDueWork = {
  ...dueWorkOf(enrolmentIntent),
  ...dueWorkOf(dependentsIntent),
  ...dueWorkOf(groupQuoteIntent),
  ...dueWorkOf(groupPolicyIntent),
  ...dueWorkOf(amendmentIntent),
};

/** The kinds of intents that have dependents chosen for them. */
export const dependentsParents: DependentsParents = {
  enrolment_intent: dependentsParent(enrolmentIntent),
  policy_amendment_intent: dependentsParent(amendmentIntent),
};

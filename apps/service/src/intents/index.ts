import { amendmentIntent } from "./amendment/amendment-intent.ts";
import { dependentsParent, type DependentsParents } from "./dependents/parent.ts";
import { enrolmentIntent } from "./enrolment/enrolment-intent.ts";

/** The kinds of intents that have dependents chosen for them. */
export const dependentsParents: DependentsParents = {
  enrolment_intent: dependentsParent(enrolmentIntent),
  policy_amendment_intent: dependentsParent(amendmentIntent),
};

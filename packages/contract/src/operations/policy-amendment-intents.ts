import { z } from "zod";
import { operation } from "../operation.ts";
import { PolicyAmendmentIntent } from "../resources/policy-amendment-intent.ts";
import { pathId } from "../shapes/identifiers.ts";

export const retrievePolicyAmendmentIntent = operation({
  name: "RetrievePolicyAmendmentIntent",
  summary: "Retrieve a policy amendment intent",
  area: "Policy amendment intents",
  method: "GET",
  path: "/policies/{policy_id}/policy_amendment_intents/{policy_amendment_intent_id}",
  allow: ["platform", "dashboard", "employee_session"],
  params: z.strictObject({ policy_id: pathId("p"), policy_amendment_intent_id: pathId("pai") }),
  success: { status: 200, body: PolicyAmendmentIntent },
  problems: ["not_found"],
  planned: true,
});

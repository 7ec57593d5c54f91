import { EventType } from "@enrolkit/contract";
import {
  dependentsManagementWorkflow,
  dependentWorkflow,
  enrolmentWorkflow,
  groupPolicyWorkflow,
  groupQuoteWorkflow,
  policyAmendmentWorkflow,
} from "@enrolkit/rules";
import { expect, test } from "vitest";
import { amendmentIntent } from "./intents/amendment/amendment-intent.ts";
import { dependentsIntent } from "./intents/dependents/dependents-intent.ts";
import { enrolmentIntent } from "./intents/enrolment/enrolment-intent.ts";
import { groupPolicyIntent } from "./intents/group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "./intents/group-quote/group-quote-intent.ts";

const workflows: Record<string, { states: object }> = {
  [groupQuoteIntent.name]: groupQuoteWorkflow,
  [groupPolicyIntent.name]: groupPolicyWorkflow,
  [enrolmentIntent.name]: enrolmentWorkflow,
  [dependentsIntent.name]: dependentsManagementWorkflow,
  [`${dependentsIntent.name}.dependent`]: dependentWorkflow,
  [amendmentIntent.name]: policyAmendmentWorkflow,
};

test("the types of events are the states of the workflows, and what a record has beside them", () => {
  const ofWorkflows = Object.entries(workflows).flatMap(([name, { states }]) =>
    Object.keys(states).map((state) => `${name}.${state}`),
  );
  const ofRecords = [
    "associated_person.updated",
    "contribution_report.finalized",
    "policy.active",
    "policy.cancelled",
    "policy.updated",
    "policy.beneficiaries_updated",
  ];
  expect(EventType.options.toSorted()).toEqual([...ofWorkflows, ...ofRecords].toSorted());
});

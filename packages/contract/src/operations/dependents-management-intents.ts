import { z } from "zod";
import { operation } from "../operation.ts";
import {
  AddDependentsInput,
  DependentsManagementIntent,
  EligibilityItem,
} from "../resources/dependents-management-intent.ts";
import { pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Dependents management intents";
const allow = ["platform", "dashboard", "employee_session"] as const;
const intent = z.strictObject({ dependents_management_intent_id: pathId("dmi") });

export const retrieveDependentsManagementIntent = operation({
  name: "RetrieveDependentsManagementIntent",
  summary: "Retrieve a dependents management intent",
  area,
  method: "GET",
  path: "/dependents_management_intents/{dependents_management_intent_id}",
  allow,
  params: intent,
  success: { status: 200, body: DependentsManagementIntent },
  problems: ["not_found"],
});

export const getAssociatedPersonsEligibility = operation({
  name: "GetAssociatedPersonsEligibility",
  summary: "List who can be covered, why not, and from when",
  area,
  method: "GET",
  path: "/dependents_management_intents/{dependents_management_intent_id}/associated_persons_eligibility",
  allow,
  params: intent,
  query: z.strictObject(pagingQuery("ap")),
  success: { status: 200, body: paged(EligibilityItem) },
  problems: ["invalid_request", "not_found"],
});

export const addDependents = operation({
  name: "AddDependentsToDependentsManagementIntent",
  summary: "Add associated persons as dependents, or change their choices",
  description: "All or nothing. Adding a person again updates their coverage selections.",
  area,
  method: "POST",
  path: "/dependents_management_intents/{dependents_management_intent_id}/dependents",
  allow,
  params: intent,
  body: AddDependentsInput,
  success: { status: 200, body: DependentsManagementIntent },
  problems: ["invalid_request", "invalid_state", "not_found"],
});

export const removeDependent = operation({
  name: "RemoveDependentFromDependentsManagementIntent",
  summary: "Remove a dependent",
  area,
  method: "DELETE",
  path: "/dependents_management_intents/{dependents_management_intent_id}/dependents/{associated_person_id}",
  allow,
  params: z.strictObject({
    dependents_management_intent_id: pathId("dmi"),
    associated_person_id: pathId("ap"),
  }),
  success: { status: 200, body: DependentsManagementIntent },
  problems: ["invalid_state", "not_found"],
});

export const confirmDependentsManagementIntent = operation({
  name: "ConfirmDependentsManagementIntent",
  summary: "Confirm the list of dependents",
  description:
    "Dependents who are ineligible or restricted must be removed first, open requirements met, required choices made. An empty list covers no dependents.",
  area,
  method: "POST",
  path: "/dependents_management_intents/{dependents_management_intent_id}/confirm",
  allow,
  params: intent,
  success: { status: 204 },
  problems: ["invalid_state", "not_found"],
});

export const cancelDependentsManagementIntent = operation({
  name: "CancelDependentsManagementIntent",
  summary: "Cancel an open dependents management intent",
  area,
  method: "POST",
  path: "/dependents_management_intents/{dependents_management_intent_id}/cancel",
  allow,
  params: intent,
  success: { status: 200, body: DependentsManagementIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});

import { z } from "zod";
import { operation } from "../operation.ts";
import { DependentsManagementIntent } from "../resources/dependents-management-intent.ts";
import {
  CoverageSelectionsInput,
  EnrolmentIntent,
  EnrolmentIntentInput,
  EnrolmentIntentStatus,
  EnrolmentIntentUpdate,
  EnrolmentOffer,
} from "../resources/enrolment-intent.ts";
import { Requirement } from "../resources/requirement.ts";
import { someOf } from "../shapes/filter.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Enrolment intents";
const allow = ["platform", "dashboard", "employee_session"] as const;
const intent = z.strictObject({ enrolment_intent_id: pathId("ei") });

export const createEnrolmentIntent = operation({
  name: "CreateEnrolmentIntent",
  summary: "Start an employee's enrolment into a group's policies",
  description:
    "Covers each active group policy of the group, without benefits that the employee holds already, or has an open intent for. Where none is left it is a 400 with `policy_id` or `open_intent_id`. One intent for an employee and group is open at a time.",
  area,
  method: "POST",
  path: "/enrolment_intents",
  allow,
  body: EnrolmentIntentInput,
  success: { status: 200, body: EnrolmentIntent },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

export const retrieveEnrolmentOffer = operation({
  name: "RetrieveEnrolmentOffer",
  summary: "Retrieve what an employee could enrol in, before anything is begun",
  description:
    "What an enrolment intent made now would be about: the active group policies of the group, without benefits that the employee holds already or has an open intent for, and without plans that do not take the employee while another does. Whether the employee can enrol at all is judged once an intent is made.",
  area,
  method: "GET",
  path: "/groups/{group_id}/employees/{employee_id}/enrolment_offer",
  allow,
  params: z.strictObject({ group_id: pathId("gr"), employee_id: pathId("ee") }),
  success: { status: 200, body: EnrolmentOffer },
  problems: ["not_found"],
  extension: true,
});

export const listEnrolmentIntents = operation({
  name: "ListEnrolmentIntents",
  summary: "List enrolment intents, newest first",
  area,
  method: "GET",
  path: "/enrolment_intents",
  allow,
  query: z.strictObject({
    employee_id: id("ee").optional(),
    group_id: id("gr").optional(),
    status: someOf(EnrolmentIntentStatus),
    ...pagingQuery("ei"),
  }),
  success: { status: 200, body: paged(EnrolmentIntent) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveEnrolmentIntent = operation({
  name: "RetrieveEnrolmentIntent",
  summary: "Retrieve an enrolment intent",
  area,
  method: "GET",
  path: "/enrolment_intents/{enrolment_intent_id}",
  allow,
  params: intent,
  success: { status: 200, body: EnrolmentIntent },
  problems: ["not_found"],
});

export const updateEnrolmentIntent = operation({
  name: "UpdateEnrolmentIntent",
  summary: "Update the desired start, the coverage selections or the declined benefits",
  area,
  method: "PUT",
  path: "/enrolment_intents/{enrolment_intent_id}",
  allow,
  params: intent,
  body: EnrolmentIntentUpdate,
  success: { status: 200, body: EnrolmentIntent },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

export const submitCoverageSelections = operation({
  name: "SubmitCoverageSelections",
  summary: "Submit the choices of the policy-scoped coverages",
  area,
  method: "POST",
  path: "/enrolment_intents/{enrolment_intent_id}/coverage-selections",
  allow,
  params: intent,
  body: CoverageSelectionsInput,
  success: { status: 204 },
  problems: ["invalid_request", "invalid_state", "not_found"],
});

export const createDependentsManagementIntent = operation({
  name: "CreateDependentsManagementIntent",
  summary: "Start choosing dependents",
  description:
    "Only while the enrolment intent is pending confirmation. Starts from the last completed sub-intent.",
  area,
  method: "POST",
  path: "/enrolment_intents/{enrolment_intent_id}/create_dependents_management_intent",
  allow,
  params: intent,
  success: { status: 200, body: DependentsManagementIntent },
  problems: ["invalid_state", "not_found"],
});

export const confirmEnrolmentIntent = operation({
  name: "ConfirmEnrolmentIntent",
  summary: "Confirm the enrolment",
  description:
    "While beneficiaries are still to be named it is a 400 `invalid_state` with `requirement_id`: answer that requirement, then confirm.",
  area,
  method: "POST",
  path: "/enrolment_intents/{enrolment_intent_id}/confirm",
  allow,
  params: intent,
  success: { status: 200, body: EnrolmentIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});

export const rejectEnrolmentIntent = operation({
  name: "RejectEnrolmentIntent",
  summary: "Decline the enrolment",
  area,
  method: "POST",
  path: "/enrolment_intents/{enrolment_intent_id}/reject",
  allow,
  params: intent,
  success: { status: 200, body: EnrolmentIntent },
  problems: ["invalid_state", "not_found"],
  extension: true,
});

export const listEnrolmentIntentRequirements = operation({
  name: "ListEnrolmentIntentRequirements",
  summary: "List the requirements of the enrolment",
  area,
  method: "GET",
  path: "/enrolment_intents/{enrolment_intent_id}/requirements",
  allow,
  params: intent,
  query: z.strictObject(pagingQuery("ar")),
  success: { status: 200, body: paged(Requirement) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

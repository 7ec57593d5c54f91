import { z } from "zod";
import { operation } from "../operation.ts";
import { Plan, Provider } from "../resources/catalogue.ts";
import { BenefitType } from "../shapes/codes.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const allow = ["platform", "dashboard", "employer_session", "employee_session"] as const;

export const retrieveProvider = operation({
  name: "RetrieveProvider",
  summary: "Retrieve a provider",
  area: "Providers",
  method: "GET",
  path: "/providers/{provider_id}",
  allow,
  params: z.strictObject({ provider_id: pathId("pr") }),
  success: { status: 200, body: Provider },
  problems: ["not_found"],
});

export const listProviders = operation({
  name: "ListProviders",
  summary: "List the providers of the catalogue, newest first",
  area: "Providers",
  method: "GET",
  path: "/providers",
  allow,
  query: z.strictObject(pagingQuery("pr")),
  success: { status: 200, body: paged(Provider) },
  problems: ["invalid_request"],
  extension: true,
});

export const retrievePlan = operation({
  name: "RetrievePlan",
  summary: "Retrieve a plan with all fields of the catalogue",
  description: "A plan that a session does not see in its list is a 404.",
  area: "Plans",
  method: "GET",
  path: "/plans/{plan_id}",
  allow,
  params: z.strictObject({ plan_id: pathId("pl") }),
  success: { status: 200, body: Plan },
  problems: ["not_found"],
  extension: true,
});

export const listPlans = operation({
  name: "ListPlans",
  summary: "List the plans of the catalogue, newest first",
  description:
    "A session sees the plans of insurers that insure in the country of its employer, and those that the employer has.",
  area: "Plans",
  method: "GET",
  path: "/plans",
  allow,
  query: z.strictObject({
    provider_id: id("pr").optional(),
    benefit_type: BenefitType.optional(),
    ...pagingQuery("pl"),
  }),
  success: { status: 200, body: paged(Plan) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

import { z } from "zod";
import { operation } from "../operation.ts";
import { Requirement, RequirementAnswers } from "../resources/requirement.ts";
import { pathId } from "../shapes/identifiers.ts";

const area = "Requirements";
const allow = ["platform", "dashboard", "employer_session", "employee_session"] as const;
const params = z.strictObject({ requirement_id: pathId("ar") });

export const retrieveRequirement = operation({
  name: "RetrieveRequirement",
  summary: "Retrieve a requirement and its fields",
  area,
  method: "GET",
  path: "/requirements/{requirement_id}",
  allow,
  params,
  success: { status: 200, body: Requirement },
  problems: ["not_found"],
  extension: true,
});

export const answerRequirement = operation({
  name: "AnswerRequirement",
  summary: "Answer a requirement",
  description: "A 400 lists the invalid fields, each under `$.answers.<field>`.",
  area,
  method: "POST",
  path: "/requirements/{requirement_id}",
  allow,
  params,
  body: RequirementAnswers,
  success: { status: 200, body: Requirement },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

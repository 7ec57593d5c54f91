import { expect, test } from "vitest";
import { operations } from "./index.ts";

/** The operations of the interface specification, as its section "Endpoints" lists them. */
const specification = [
  ["CreateAssociatedPerson", "POST", "/employees/{employee_id}/associated_persons"],
  ["ListAssociatedPersons", "GET", "/employees/{employee_id}/associated_persons"],
  ["RetrieveAssociatedPerson", "GET", "/employees/{employee_id}/associated_persons/{associated_person_id}"],
  ["UpdateAssociatedPerson", "PUT", "/employees/{employee_id}/associated_persons/{associated_person_id}"],
  ["DeleteAssociatedPerson", "DELETE", "/employees/{employee_id}/associated_persons/{associated_person_id}"],
  ["ListContributionReports", "GET", "/contribution_reports"],
  ["RetrieveContributionReport", "GET", "/contribution_reports/{contribution_report_id}"],
  ["FinalizeContributionReport", "POST", "/contribution_reports/{contribution_report_id}/finalize"],
  [
    "ListEmployeeBreakdownsForContributionReport",
    "GET",
    "/contribution_reports/{contribution_report_id}/employee_breakdowns",
  ],
  [
    "RetrieveEmployeeBreakdownForContributionReport",
    "GET",
    "/contribution_reports/{contribution_report_id}/employee_breakdowns/{employee_id}",
  ],
  [
    "RetrieveDependentsManagementIntent",
    "GET",
    "/dependents_management_intents/{dependents_management_intent_id}",
  ],
  [
    "GetAssociatedPersonsEligibility",
    "GET",
    "/dependents_management_intents/{dependents_management_intent_id}/associated_persons_eligibility",
  ],
  [
    "AddDependentsToDependentsManagementIntent",
    "POST",
    "/dependents_management_intents/{dependents_management_intent_id}/dependents",
  ],
  [
    "RemoveDependentFromDependentsManagementIntent",
    "DELETE",
    "/dependents_management_intents/{dependents_management_intent_id}/dependents/{associated_person_id}",
  ],
  [
    "ConfirmDependentsManagementIntent",
    "POST",
    "/dependents_management_intents/{dependents_management_intent_id}/confirm",
  ],
  ["RetrieveEnrolmentIntent", "GET", "/enrolment_intents/{enrolment_intent_id}"],
  ["SubmitCoverageSelections", "POST", "/enrolment_intents/{enrolment_intent_id}/coverage-selections"],
  [
    "CreateDependentsManagementIntent",
    "POST",
    "/enrolment_intents/{enrolment_intent_id}/create_dependents_management_intent",
  ],
  ["CreateGroupQuoteIntent", "POST", "/group_quote_intents"],
  [
    "RetrievePolicyAmendmentIntent",
    "GET",
    "/policies/{policy_id}/policy_amendment_intents/{policy_amendment_intent_id}",
  ],
  ["RetrieveProvider", "GET", "/providers/{provider_id}"],
  ["CreateEmbedSession", "POST", "/embed/sessions"],
];

const sorted = (rows: string[][]) => rows.map((row) => row.join(" ")).toSorted();

test("the 22 operations of the specification exist to the letter, and all others are marked as extensions", () => {
  const own = operations.filter((operation) => !operation.extension);
  expect(specification).toHaveLength(22);
  expect(sorted(own.map(({ name, method, path }) => [name, method, path]))).toEqual(sorted(specification));
});

test("two operations of the specification respond with 204, all others with 200", () => {
  const silent = operations.filter(({ success }) => success.status === 204).map(({ name }) => name);
  expect(silent.toSorted()).toEqual(["ConfirmDependentsManagementIntent", "SubmitCoverageSelections"]);
});

test("only GET responds with a file, since idempotency stores JSON", () => {
  const files = operations.filter(({ success }) => success.status === 200 && success.type !== undefined);
  expect(files.map(({ name, method }) => [name, method])).toEqual([["ExportContributionReport", "GET"]]);
});

test("names, and methods with paths, are unique", () => {
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length);
});

test.each(operations)("$name declares the parameters of its path, each with its prefix", (operation) => {
  const named = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  const { params } = operation as { params?: { shape: Record<string, unknown> } };
  expect(Object.keys(params?.shape ?? {})).toEqual(named);
});

test.each(operations.filter(({ method }) => method === "GET" || method === "DELETE"))(
  "$name takes no body",
  (operation) => {
    expect("body" in operation).toBe(false);
  },
);

test("every operation with an id in its path declares not_found", () => {
  const silent = operations.filter(
    ({ path, problems }) => path.includes("{") && !problems.includes("not_found"),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});

test("sessions cannot create sessions, and cannot change clocks or worlds (decisions §4)", () => {
  const keyOnly = operations.filter(
    ({ area, name }) => (area === "Embed sessions" && name !== "RevokeEmbedSession") || area === "Test mode",
  );
  for (const { allow } of keyOnly) {
    expect(["platform", "operator"]).toEqual(expect.arrayContaining([...allow]));
  }
});

test("an employer's session sees nothing about an employee's family or health (decisions §4)", () => {
  const open = operations.filter(({ allow }) => (allow as readonly string[]).includes("employer_session"));
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    // Requirements of its own quotes and policies; an employee's are not found.
    "AnswerRequirement",
    "CreateGroupPolicyIntent",
    "CreateGroupQuoteIntent",
    "ListConsentReceipts",
    "ListContributionReports",
    // Names, staff numbers and days of employment of its own staff.
    "ListGroupEmployees",
    "ListGroupPolicies",
    "ListGroupPolicyIntentRequirements",
    "ListGroupPolicyIntents",
    "ListGroupQuoteIntentRequirements",
    "ListGroupQuoteIntents",
    "ListGroups",
    // Who is covered and until when to act; never why someone is not.
    "ListParticipation",
    "ListPlans",
    "ListProviders",
    "ListQuotedEmployees",
    "RejectGroupQuoteIntent",
    "RetrieveConsentReceipt",
    "RetrieveContributionReport",
    "RetrieveEmployer",
    "RetrieveGroup",
    "RetrieveGroupPolicy",
    "RetrieveGroupPolicyIntent",
    "RetrieveGroupQuoteIntent",
    "RetrievePlan",
    "RetrieveProvider",
    "RetrieveQuote",
    "RetrieveRequirement",
    // Itself alone: a sign-out.
    "RevokeEmbedSession",
  ]);
});

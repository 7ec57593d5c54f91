import type { JsonSchema } from "./schemas.ts";

/**
 * What texts without a form look like, by the name of the field, or by `Shape.field` where one name means several things:
 * readers see a plan by its name, not "string".
 */
export const fieldExamples: Readonly<Record<string, unknown>> = {
  "AcceptedStatement.text": "We accept the {terms_of_business}.",
  acting_user_id: "user-7",
  allowed_origin: "https://hr.example.com",
  api_key: "pk_test_…",
  city: "Bristol",
  configuration_id: "pc_019b8d9e10a971bd8d7702f41b1e7f96",
  "ConsentActor.id": "key_019b8d9e10a971bd8d7702f41b1e7f96",
  "ConsentLink.label": "privacy policy",
  "ConsentLink.token": "privacy_policy",
  "ConsentLink.url": "https://docs.example.com/privacy",
  "ConsentLink.version": "1.0",
  "ConsentStatement.text": "We accept the {terms_of_business}.",
  "CoverageBenefit.description": "Specialists and tests without a night in hospital.",
  "CoverageBenefit.name": "Out-patient care",
  currency: "gbp",
  current_status: "enrolled",
  deadline: "2027-01-31",
  dependents_management_intent_id: "dmi_019b8d9e10a971bd8d7702f41b1e7f96",
  description_for_employees: "Private hospital care for you, and for your family if you add them.",
  detail: "The request is invalid; `errors` says where.",
  "Disclosure.text": "Read the {summary} before you decide.",
  "DisclosureLink.label": "summary of the policy",
  "DisclosureLink.token": "summary",
  "DisclosureLink.url": "https://docs.example.com/summary",
  "DisclosureLink.version": "1.0",
  display_name: "Employee and family",
  "EligibilityCriterion.description": "For companies with at least ten employees.",
  email: "ada@example.com",
  "EmbedSession.token": "est_test_…",
  employee_portal_url: "https://members.example.com",
  "Employer.name": "Northwind Bicycles Ltd",
  employer_platform_url: "https://employers.example.com",
  employer_portal_url: "https://employers.example.com",
  "EmployerInput.name": "Northwind Bicycles Ltd",
  employee_code: "D310",
  employer_code: "E310",
  external_customer_id: "customer-1",
  external_id: "NB-1042",
  first_name: "Ada",
  "ForcedStatus.status": "enrolled",
  "GlossaryEntry.explanation": "The part of each year's claims that you pay yourself.",
  "GlossaryEntry.term": "Excess",
  "Group.name": "All employees",
  group_label: "Excess",
  "GroupInput.name": "All employees",
  industry: "software",
  instance: "/enrolment_intents",
  intent_id: "ei_019b8d9e10a971bd8d7702f41b1e7f96",
  last_name: "Okafor",
  learn_more_url: "https://docs.example.com/excess",
  line_1: "1 Quay Street",
  line_2: "Second floor",
  locale: "en-GB",
  logo_url: "https://docs.example.com/logo.svg",
  member_number: "HM-4821-7730",
  note: "Refund for January",
  open_intent_id: "ei_019b8d9e10a971bd8d7702f41b1e7f96",
  option_id: "pco_019b8d9e10a971bd8d7702f41b1e7f96",
  parent_intent_id: "ei_019b8d9e10a971bd8d7702f41b1e7f96",
  phone_number: "+353871234567",
  "Plan.description": "Private health insurance with a choice of excess.",
  "Plan.name": "Anchor Modular Health",
  "PlanCoverage.description": "What you pay yourself in a policy year.",
  "PlanCoverage.id": "pc_019b8d9e10a971bd8d7702f41b1e7f96",
  "PlanCoverage.name": "Excess",
  "PlanCoverageOption.description": "You pay the first £100.",
  "PlanCoverageOption.id": "pco_019b8d9e10a971bd8d7702f41b1e7f96",
  "PlanCoverageOption.name": "£100",
  "PlanDocument.link": "https://docs.example.com/ipid.pdf",
  "PlanDocument.title": "Insurance product information document",
  "PlanWithPricing.description": "Private health insurance with a choice of excess.",
  "PlanWithPricing.name": "Anchor Modular Health",
  "PolicyBeneficiary.name": "Aoife Byrne",
  "PolicyBeneficiaryInput.name": "Lifeboat Fund",
  "PolicyPlan.description": "Private health insurance with a choice of excess.",
  "PolicyPlan.name": "Anchor Modular Health",
  "PolicyProvider.description": "Health and life insurance for companies of every size.",
  "PolicyProvider.name": "Harbour Mutual",
  postal_code: "BS1 4DB",
  "PremiumTax.name": "Insurance premium tax",
  "Problem.title": "Invalid request",
  "Problem.type": "about:blank",
  "Provider.description": "Health and life insurance for companies of every size.",
  "Provider.name": "Harbour Mutual",
  reason_description: "Answer the questions about earlier insurance.",
  "RecordActor.id": "es_019b8d9e10a971bd8d7702f41b1e7f96",
  ref: "Health 2027",
  relationship: "Sister",
  requirement_id: "ar_019b8d9e10a971bd8d7702f41b1e7f96",
  "Requirement.description": "The insurer asks about cover that you had before.",
  "Requirement.title": "Earlier insurance",
  "RequirementField.description": "Any private health insurance counts.",
  "RequirementField.id": "previously_insured",
  "RequirementField.label": "Were you insured before?",
  "RequirementFieldOption.label": "Yes",
  "RequirementFieldOption.value": "yes",
  secret: "whsec_…",
  service_hub_url: "https://help.example.com",
  support_phone: "+442079460000",
  support_phone_number: "+442079460000",
  "TaxRelief.name": "Tax relief at source",
  "TaxReliefAmounts.name": "Tax relief at source",
  time_zone: "Europe/London",
  trace_id: "137c4882-7d77-418e-be89-0a090de79380",
  user_agent: "Mozilla/5.0",
  user_id: "user-7",
  "WebhookEndpoint.url": "https://hr.example.com/webhooks/enrolkit",
  "WebhookEndpointInput.url": "https://hr.example.com/webhooks/enrolkit",
  "WebhookEndpointWithSecret.url": "https://hr.example.com/webhooks/enrolkit",
  website_url: "https://www.example.com",
};

/** The same schema, with an example of each plain text in it that has one. */
export function withFieldExamples(shape: string, schema: JsonSchema): JsonSchema {
  const properties = schema["properties"] as Record<string, JsonSchema> | undefined;
  if (!properties) return schema;
  const entries = Object.entries(properties).map(([name, property]): [string, JsonSchema] => {
    const example = fieldExamples[`${shape}.${name}`] ?? fieldExamples[name];
    return [
      name,
      example !== undefined && isPlainText(property) ? { ...property, examples: [example] } : property,
    ];
  });
  return { ...schema, properties: Object.fromEntries(entries) };
}

/** Whether it is a text, or null, that nothing says the form of. */
function isPlainText(property: JsonSchema): boolean {
  const types = [property, ...((property["anyOf"] ?? []) as JsonSchema[])].flatMap(({ type }) => type ?? []);
  const hasForm = ["enum", "const", "format", "examples", "$ref"].some((keyword) => keyword in property);
  return types.includes("string") && !types.includes("object") && !types.includes("array") && !hasForm;
}

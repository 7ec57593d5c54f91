import type {
  AssociatedPerson,
  Catalogue,
  Cost,
  DependentInfo,
  EligibilityItem,
  Facts,
  Plan,
  PlanCoverage,
  PolicyBeneficiaryInput,
  PolicyEnrolment,
  PolicyMember,
  Provider,
  Requirement,
} from "@enrolkit/types";
import { narrowCoverage } from "@enrolkit/rules";
import catalogueJson from "../../rules/cases/catalogue.json" with { type: "json" };

export const catalogue = catalogueJson as unknown as Catalogue;
export const facts: Facts = { employees_count: 3, members_count: 4, industry: "software" };
export const now = new Date("2026-12-08T20:00:00Z");
export const location = { time_zone: "Europe/London", country: "gb" };

export function planNamed(start: string): Plan {
  const plan = catalogue.plans.find(({ name }) => name.startsWith(start));
  if (plan === undefined) throw new Error(`The catalogue has no plan that starts with ${start}.`);
  return plan;
}

export function providerOf(plan: Plan): Provider {
  const provider = catalogue.providers.find(({ id }) => id === plan.provider_id);
  if (provider === undefined) throw new Error(`The catalogue has no provider of ${plan.name}.`);
  return provider;
}

export function costOf(employee: number, employer: number, currency = "gbp", relief?: string): Cost {
  const taxed = (gross: number) => {
    const tax = relief ? 0 : Math.round((gross * 1200) / 112) / 100;
    return { net: Math.round((gross - tax) * 100) / 100, tax, gross };
  };
  const split = (times: number) => ({
    employee_contribution: taxed(employee * times),
    employer_contribution: taxed(employer * times),
    total: taxed((employee + employer) * times),
  });
  const reliefs = { employee_contribution: -12.5, employer_contribution: -4.17, total: -16.67 };
  return {
    currency,
    monthly: split(1),
    term: split(12),
    tax_relief: relief ? { name: relief, monthly: reliefs, term: reliefs } : null,
  };
}

type PersonSketch = [string, string, string, EligibilityItem["relationship"], Partial<EligibilityItem>?];

export function person(
  [first_name, last_name, date_of_birth, relationship, more]: PersonSketch,
  index: number,
): EligibilityItem {
  return {
    associated_person_id: `ap_${index}`,
    first_name,
    last_name,
    date_of_birth,
    sex_at_birth: index % 2 ? "male" : "female",
    relationship,
    eligibility_status: "eligible",
    ineligibility_reason: null,
    ineligibility_code: null,
    becomes_eligible_on: null,
    ...more,
  };
}

const family: PersonSketch[] = [
  ["Amara", "Okafor-Lindqvist", "1989-02-11", "spouse"],
  ["Noah", "Okafor-Lindqvist", "2019-03-27", "child"],
  ["Noah", "Okafor-Lindqvist", "2019-03-27", "child"],
  [
    "Zoë",
    "Okafor-Lindqvist",
    "2004-06-30",
    "child",
    {
      eligibility_status: "pending",
      ineligibility_code: "student_evidence_required",
      ineligibility_reason: "Children over 20 can be covered while they study.",
    },
  ],
  [
    "Maximilian-Ferdinand",
    "von Großherzogenbusch-Lüdinghausen",
    "2001-01-05",
    "child",
    {
      eligibility_status: "ineligible",
      ineligibility_code: "over_maximum_age",
      ineligibility_reason: "Children can be covered up to the age of 24.",
    },
  ],
  [
    "أحمد",
    "الكندري",
    "2027-02-14",
    "child",
    {
      eligibility_status: "ineligible",
      ineligibility_code: "under_minimum_age",
      ineligibility_reason: "Not born when cover starts.",
      becomes_eligible_on: "2027-02-14",
    },
  ],
  [
    "花子",
    "佐藤",
    "1958-08-01",
    "other",
    {
      eligibility_status: "ineligible",
      ineligibility_code: "relationship_not_covered",
      ineligibility_reason: "This plan covers partners and children.",
    },
  ],
];
export const people = family.map(person);
export const dependents: DependentInfo[] = [
  { associated_person_id: "ap_0", status: "ready" },
  { associated_person_id: "ap_1", status: "pending_confirmation" },
  { associated_person_id: "ap_3", status: "action_required", requirement_id: "ar_1" },
];

export const twelve = Array.from({ length: 12 }, (_, index) =>
  person(
    [
      ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gia", "Hugo", "Ida", "Jon", "Kai", "Lea"][index] ?? "",
      "Fernández",
      `20${String(10 + index).padStart(2, "0")}-05-04`,
      index === 0 ? "partner" : "child",
    ],
    index,
  ),
);
const statuses: DependentInfo["status"][] = [
  "ready",
  "pending_confirmation",
  "action_required",
  "processing",
  "restricted",
  "ineligible",
];
export const statusDependents: DependentInfo[] = statuses.map((status, index) => ({
  associated_person_id: `ap_${index}`,
  status,
}));

export const onFile = people.map(({ associated_person_id, relationship, ...rest }) => ({
  ...rest,
  id: associated_person_id,
  relationship_type: relationship,
})) as unknown as AssociatedPerson[];

export const requirement: Requirement = {
  id: "ar_1",
  intent_id: "ei_1",
  associated_person_id: null,
  code: "provide_missing_information",
  title: "Two more things about you",
  description: "Harbour Mutual asks for this before cover can start.",
  is_fulfilled: false,
  answers: null,
  object: "requirement",
  fields: [
    {
      id: "number",
      label: "Social insurance number",
      description: "Nine characters, on your payslip.",
      type: "text",
      required: true,
    },
    { id: "moved", label: "Date you moved to this country", type: "date", required: true },
    {
      id: "work",
      label: "Kind of work",
      type: "select",
      required: true,
      options: [
        { value: "office", label: "Office" },
        { value: "site", label: "On site" },
      ],
    },
    { id: "smoker", label: "Have you smoked in the last twelve months?", type: "boolean", required: true },
    { id: "nationality", label: "Nationality", type: "country", required: false },
  ],
};
export const named: PolicyBeneficiaryInput[] = [
  { kind: "person", associated_person_id: "ap_0", share_percent: 50, order: "primary" },
  { kind: "person", name: "Aurelia Brandt", relationship: "Sister", share_percent: 20, order: "primary" },
  { kind: "organisation", name: "Shelter for the homeless", share_percent: 30, order: "primary" },
  { kind: "estate", share_percent: 100, order: "contingent" },
];
export const evidence: Requirement = {
  ...requirement,
  title: "Proof of study",
  description: "Children over 20 are covered while they study.",
  fields: [{ id: "school", label: "Name of the school or university", type: "text", required: true }],
};

export function enrolment(plan: Plan, cost: Cost): PolicyEnrolment {
  const provider = providerOf(plan);
  const firstOf = (coverages: readonly PlanCoverage[]) =>
    coverages.map(({ id, options }) => ({
      configuration_id: id,
      options: options.slice(0, 1).map((option) => ({
        option_id: option.id,
        sub_options: (option.sub_options ?? []).slice(0, 1).map((sub) => ({ option_id: sub.id })),
      })),
    }));
  const chosen = narrowCoverage(plan.coverage_configurations, firstOf(plan.coverage_configurations));
  const member = (
    id: string,
    member_type: PolicyMember["member_type"],
    first_name: string,
    last_name: string,
  ): PolicyMember => ({
    id,
    member_type,
    first_name,
    last_name,
    coverage_selections:
      member_type === "policyholder"
        ? []
        : firstOf(plan.coverage_configurations.filter(({ scope }) => scope === "member")),
  });
  return {
    type: plan.benefit_type,
    estimated_effective_from: "2027-01-01",
    provider: {
      id: provider.id,
      name: provider.name,
      description: provider.description,
      logo_url: provider.logo_url,
      support_phone_number: provider.support_phone,
    },
    plan: {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      currency: plan.currency,
      documents: plan.documents,
      coverage_options: chosen,
    },
    id: "p_019b8d9e10a971bd8d7702f41b1e7f96",
    members: [
      member("pm_0", "policyholder", "Ines", "Okafor-Lindqvist"),
      member("pm_1", "partner_dependant", "Amara", "Okafor-Lindqvist"),
      member("pm_2", "child_dependant", "أحمد", "الكندري"),
    ],
    pricing: plan.pricing,
    cost,
    facts,
    term_ends_on: "2027-12-31",
  };
}

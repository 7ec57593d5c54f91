import { describe, expect, test } from "vitest";
import { ConsentLink } from "./consent-statement.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { SelectedOption } from "../shapes/coverages.ts";
import { AssociatedPersonInput, AssociatedPersonUpdate } from "./associated-person.ts";
import { AddDependentsInput } from "./dependents-management-intent.ts";
import { EmbedSessionInput } from "./embed-session.ts";
import { EmployeeUpdate } from "./employee.ts";
import { EnrolmentIntentUpdate } from "./enrolment-intent.ts";
import { Problem } from "./problem.ts";
import { Provider } from "./catalogue.ts";
import { ClockAdvance } from "./world.ts";

const person = {
  first_name: "Aoife",
  last_name: "Byrne",
  date_of_birth: "1990-05-14",
  sex_at_birth: "female",
  relationship_type: "spouse",
};

describe("an associated person", () => {
  test("needs the five person fields; email and phone may be null or absent", () => {
    expect(AssociatedPersonInput.safeParse(person).success).toBe(true);
    expect(AssociatedPersonInput.safeParse({ ...person, email: null, phone_number: null }).success).toBe(
      true,
    );
    for (const field of Object.keys(person)) {
      expect(AssociatedPersonInput.safeParse({ ...person, [field]: undefined }).success).toBe(false);
      expect(AssociatedPersonInput.safeParse({ ...person, [field]: null }).success).toBe(false);
    }
  });

  test.each(["1990-02-30", "1990-5-14", "14.05.1990", "1990-05-14T00:00:00Z", ""])(
    "is not born on %j",
    (date_of_birth) => {
      expect(AssociatedPersonInput.safeParse({ ...person, date_of_birth }).success).toBe(false);
    },
  );

  test("is updated by any subset, and null differs from absent", () => {
    expect(AssociatedPersonUpdate.parse({})).toEqual({});
    expect(AssociatedPersonUpdate.parse({ email: null })).toEqual({ email: null });
    expect(AssociatedPersonUpdate.safeParse({ first_name: null }).success).toBe(false);
  });
});

test("an employee's update distinguishes null from absent, and cannot move them to another employer", () => {
  expect(EmployeeUpdate.parse({ start_on: null })).toEqual({ start_on: null });
  expect(EmployeeUpdate.safeParse({ employer_id: "er_1" }).success).toBe(false);
});

test("an enrolment's update is not empty; null removes the selections", () => {
  expect(EnrolmentIntentUpdate.safeParse({}).success).toBe(false);
  expect(EnrolmentIntentUpdate.parse({ coverage_selections: null })).toEqual({ coverage_selections: null });
});

test("a session's null fields count as absent", () => {
  const nulls = { employee_id: null, external_customer_id: null, acting_user_id: null, acting_user: null };
  expect(EmbedSessionInput.safeParse({ employer_id: "er_1", ...nulls }).success).toBe(true);
});

test("adding dependents names at least one", () => {
  expect(AddDependentsInput.safeParse({ associated_person_ids: [] }).success).toBe(false);
});

test("a clock advances to an instant or by seconds, not both", () => {
  expect(ClockAdvance.safeParse({ seconds: 60 }).success).toBe(true);
  expect(ClockAdvance.safeParse({ to: "2027-01-01T00:00:00+01:00" }).success).toBe(true);
  for (const wrong of [{}, { seconds: 60, to: "2027-01-01T00:00:00Z" }, { seconds: 0 }, { seconds: 1.5 }]) {
    expect(ClockAdvance.safeParse(wrong).success).toBe(false);
  }
});

test("selected options nest as deep as the plan's tree", () => {
  const nested = {
    option_id: "pco_1",
    sub_options: [{ option_id: "pco_2", sub_options: [{ option_id: "pco_3" }] }],
  };
  expect(SelectedOption.parse(nested)).toEqual(nested);
  expect(SelectedOption.safeParse({ option_id: "pco_1", sub_options: [{ id: "pco_2" }] }).success).toBe(
    false,
  );
});

test.each([
  { type: "percentage", percentage: { percentage: 101 } },
  { type: "percentage", percentage: { percentage: 12.5 } },
  { type: "percentage", percentage: { percentage: -1 } },
  { type: "member_count", member_count: { adults: -1, children: 0 } },
  { type: "fixed_amount", fixed_amount: { monthly_amount: 0 } },
  { type: "family_type", family_type: { type: "single_parent" } },
  { type: "everything" },
])("cost sharing is not %j", (value) => {
  expect(CostSharingConfiguration.safeParse(value).success).toBe(false);
});

test("link tokens are lowercase names", () => {
  const link = { type: "privacy_policy", label: "Privacy", url: "https://a.example/", version: "1" };
  expect(ConsentLink.safeParse({ ...link, token: "privacy_2" }).success).toBe(true);
  for (const token of ["Privacy", "2", "a-b", ""])
    expect(ConsentLink.safeParse({ ...link, token }).success).toBe(false);
});

test("a provider's portals may be null or absent, its object is its own", () => {
  const provider = {
    id: "pr_1",
    name: "Elm",
    description: "",
    website_url: "https://elm.example/",
    logo_url: "https://elm.example/logo.svg",
    support_phone: "+35310000142",
    supported_countries: ["ie", "xk"],
  };
  expect(Provider.safeParse(provider).success).toBe(true);
  expect(
    Provider.safeParse({ ...provider, employer_platform_url: null, service_hub_url: null }).success,
  ).toBe(true);
  expect(Provider.safeParse({ ...provider, object: "insurer" }).success).toBe(false);
});

test("a problem's code is one of the closed set", () => {
  const problem = { type: "about:blank", title: "Bad Request", status: 400, error_code: "invalid_state" };
  expect(Problem.safeParse(problem).success).toBe(true);
  expect(Problem.safeParse({ ...problem, error_code: "oops" }).success).toBe(false);
});

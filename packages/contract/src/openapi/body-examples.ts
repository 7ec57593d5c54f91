const id = (prefix: string) => `${prefix}_019b8d9e10a971bd8d7702f41b1e7f96`;

/** One option of a configuration, with one of its own options where it has some. */
const choice = (configuration_id: string, option_id: string, subOption?: string) => ({
  configuration_id,
  options: [subOption === undefined ? { option_id } : { option_id, sub_options: [{ option_id: subOption }] }],
});

// Choices of Anchor Modular Health, which the sandbox offers, so that they are taken as they are.
const groupChoices = [
  choice(
    "pc_019b8da671a67415b69c95af56af7139",
    "pco_019b8da3a6a77301b7e3efa1819adf43",
    "pco_019b8d9efefe78279384edb876ec21b3",
  ),
  choice("pc_019b8daa2afa78bebb18b005c9e87272", "pco_019b8da84e507d999c58408db334be8d"),
];

const employeeChoices = [
  choice("pc_019b8dbcc99e78a097adb30f480a6f3e", "pco_019b8db9fe9f7dab8c9c0590935a9a89"),
  choice(
    "pc_019b8dc25f9c71a6ac3b6bf806f7cac6",
    "pco_019b8dbf949d731eb2b16ddd2f39ab21",
    "pco_019b8dbdb7f37f5d9fc38acb1202ccc0",
  ),
  {
    configuration_id: "pc_019b8dcf68427002affe9c3ab1947b83",
    options: [
      { option_id: "pco_019b8dc8e3ef7f4ca29ddae0aaa8ae04" },
      { option_id: "pco_019b8dc9d2447b24ac87f93500c9ad8e" },
    ],
  },
];

const memberChoices = [choice("pc_019b8dd9a5e97cfa8c14030dbd55a567", "pco_019b8dd5ec957ad2b0f46800db0a7e1d")];

const beneficiaries = [
  {
    kind: "person",
    associated_person_id: id("ap"),
    relationship: "Wife",
    share_percent: 75,
    order: "primary",
  },
  { kind: "organisation", name: "Lifeboat Fund", share_percent: 25, order: "primary" },
  { kind: "estate", share_percent: 100, order: "contingent" },
];

/** Example bodies by operation and by what they show. */
export const bodyExamples: Record<string, Record<string, unknown>> = {
  CreateWorld: {
    usual: { platform_type: "payroll_provider" },
    own_group_policies: {
      platform_type: "employer_of_record",
      group_policies: [
        {
          plan_id: "pl_019b8d9e10a971bd8d7702f41b1e7f96",
          cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
          coverage_selections: groupChoices,
        },
      ],
    },
  },
  AdvanceClock: { by: { seconds: 86_400 }, to: { to: "2027-01-31T12:00:00Z" } },
  ForceIntent: { enrolled: { status: "enrolled" } },
  CreateEmbedSession: {
    employee: { employer_id: id("er"), employee_id: id("ee"), acting_user_id: "user-7" },
    employer: {
      employer_id: id("er"),
      acting_user: { id: "user-8", name: "Ines Carvalho", role: "Chief Operating Officer" },
    },
  },
  CreateEnrolmentIntent: {
    usual: { employee_id: id("ee"), group_id: id("gr") },
    with_a_wished_start: {
      employee_id: id("ee"),
      group_id: id("gr"),
      policy_configuration: { desired_policy_start_date: "2027-02-01" },
    },
  },
  UpdateEnrolmentIntent: {
    wished_start: { policy_configuration: { desired_policy_start_date: "2027-02-01" } },
    choose_again: { coverage_selections: null },
    without_life_assurance: {
      declined_benefits: [{ benefit_type: "life_assurance", reason: "covered_elsewhere" }],
    },
  },
  SubmitCoverageSelections: {
    every_choice: { coverage_selections: employeeChoices },
    nothing: { coverage_selections: [] },
  },
  CreatePolicyAmendmentIntent: {
    in_the_first_days: {
      amendment_reason: { type: "initial_adjustment_period" },
      requested_changes: [{ change_type: "dependents" }],
    },
    a_child_is_born: {
      amendment_reason: {
        type: "qualifying_life_event",
        qualifying_life_event: { event: "birth_of_child", event_date: "2027-01-05" },
      },
      requested_changes: [{ change_type: "dependents" }],
    },
    opt_out: {
      amendment_reason: { type: "initial_adjustment_period" },
      requested_changes: [{ change_type: "cancellation" }],
    },
  },
  CreateAssociatedPerson: {
    partner: {
      first_name: "Aoife",
      last_name: "Byrne",
      date_of_birth: "1990-05-14",
      sex_at_birth: "female",
      relationship_type: "spouse",
      email: "aoife@example.com",
      phone_number: "+353871234567",
    },
    child: {
      first_name: "Finn",
      last_name: "Byrne",
      date_of_birth: "2021-09-02",
      sex_at_birth: "male",
      relationship_type: "child",
    },
  },
  UpdateAssociatedPerson: { corrected: { last_name: "O'Byrne" }, without_email: { email: null } },
  AddDependentsToDependentsManagementIntent: {
    with_choices: {
      associated_person_ids: [id("ap")],
      dependent_coverage_selections: [{ associated_person_id: id("ap"), coverage_selections: memberChoices }],
    },
    without_choices: { associated_person_ids: [id("ap")] },
  },
  AnswerRequirement: {
    beneficiaries: { answers: { beneficiaries } },
    fields: { answers: { previously_insured: true, country_of_cover: "ie", insured_until: "2026-12-31" } },
    people_on_file_alone: {
      answers: { beneficiaries: [{ associated_person_id: id("ap"), share: 100 }] },
    },
  },
  UpdatePolicyBeneficiaries: { usual: { beneficiaries } },
  UpdateEmployer: {
    usual: {
      pay_elements: [{ benefit_type: "health_insurance", employee_code: "D410", employer_code: "C410" }],
    },
  },
  CreateEmployer: { usual: { name: "Northwind Bicycles Ltd", country: "gb", industry: "software" } },
  CreateEmployee: {
    usual: {
      employer_id: id("er"),
      first_name: "Ada",
      last_name: "Okafor",
      date_of_birth: "1988-04-12",
      sex_at_birth: "female",
      time_zone: "Europe/London",
      start_on: "2026-01-05",
    },
  },
  UpdateEmployee: { staff_number: { external_id: "HR-1042" }, leaving: { status: "offboarding" } },
  CreateGroup: { usual: { employer_id: id("er"), name: "All employees" } },
  CreateGroupQuoteIntent: {
    one_group: {
      group_id: id("gr"),
      plan_id: "pl_019b8d9e10a971bd8d7702f41b1e7f96",
      cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
      expected_start_date: "2027-02-01",
      coverage_selections: groupChoices,
    },
    several_levels: {
      items: [
        {
          benefit_type: "health_insurance",
          ref: "Health 2027",
          levels: [
            {
              group_id: id("gr"),
              plan_id: "pl_019b8d9e10a971bd8d7702f41b1e7f96",
              cost_sharing: { type: "full_coverage" },
              coverage_selections: groupChoices,
            },
          ],
        },
      ],
    },
  },
  CreateGroupPolicyIntent: {
    usual: {
      quote_intent_id: id("gqi"),
      consent_approvals: [{ id: id("cst"), user_id: "user-7", approved_at: "2027-01-11T09:30:00Z" }],
      create_enrolment_intents: true,
    },
  },
  AddGroupEmployees: { usual: { employee_ids: [id("ee")] } },
  CreateWebhookEndpoint: {
    usual: { url: "https://hr.example.com/webhooks/enrolkit" },
    some_types: {
      url: "https://hr.example.com/webhooks/enrolkit",
      event_types: ["enrolment_intent.enrolled", "enrolment_intent.rejected"],
    },
  },
};

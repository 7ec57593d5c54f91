import type {
  DependentsManagementIntent,
  EligibilityItem,
  EnrolmentIntent,
  PolicyEnrolment,
} from "@enrolkit/contract";
import { coverageQuestions, enrolmentCost, memberTypeOf, narrowCoverage } from "@enrolkit/rules";
import { catalogue, groupSelections } from "./catalogue.ts";
import {
  dependentsCoverOf,
  dependentsPlanOf,
  effectiveFrom,
  eligibilityOf,
  factsOf,
  yearEndsOn,
} from "./fake-engine.ts";
import type { FakeWorld, IntentRow, SubIntentRow } from "./fake-world.ts";

/** The intent as the service would answer it. */
export function presentIntent(world: FakeWorld, intent: IntentRow): EnrolmentIntent {
  const { status, due_by } = intent;
  const subIntent = world.subIntents.findLast(
    (row) => row.amendmentId === undefined && row.status !== "not_undertaken",
  );
  const at = new Date(world.now).toISOString();
  return {
    id: intent.id,
    employee_id: world.employee.id,
    group_id: world.groupId,
    status,
    force_confirmation: false,
    policy_enrolments: world.plans.map((entry) => policyOf(world, intent, entry)),
    disclosures: world.plans.flatMap(({ plan }) => plan.disclosures),
    dependents_cover: dependentsCoverOf(world),
    created_at: at,
    updated_at: at,
    ...(due_by !== null && { due_by }),
    ...(status === "ineligible" && intent.ineligibility && { ineligibility_reason: intent.ineligibility }),
    ...(status === "action_required" && {
      action_required: {
        code: "provide_beneficiary_information" as const,
        reason: "Beneficiaries are missing",
        reason_description: "Say who should receive the benefit of your life assurance.",
        due_by: due_by ?? at,
      },
    }),
    ...(status === "pending_confirmation" && {
      pending_confirmation: {
        due_by: due_by ?? at,
        code: "confirm_enrolment" as const,
        reason: "Confirm your enrolment",
        reason_description: "Nothing begins before you do.",
        ...(subIntent && {
          associated_persons: {
            optional: dependentsCoverOf(world) !== "required",
            type: "dependents" as const,
            dependent: {
              intent_id: subIntent.id,
              status: subIntent.status === "completed" ? ("confirmed" as const) : ("processing" as const),
            },
          },
        }),
      },
    }),
  };
}

function policyOf(
  world: FakeWorld,
  intent: IntentRow,
  { plan, cost_sharing }: FakeWorld["plans"][number],
): PolicyEnrolment {
  const provider = catalogue.providers.find(({ id }) => id === plan.provider_id);
  if (provider === undefined) throw new Error("The plan has no provider.");
  const mine = (intent.selections ?? []).filter((it) =>
    plan.coverage_configurations.some(({ id }) => id === it.configuration_id),
  );
  const group = groupSelections[plan.id] ?? [];
  const asked = coverageQuestions(plan.coverage_configurations, "policy", factsOf()).configurations;
  const completed = world.subIntents.find(({ id }) => id === intent.completedSubIntentId);
  const dependents = plan.dependents_cover === "none" ? [] : (completed?.dependents ?? []);
  const policyId = intent.policyIds[plan.id];
  const covered = dependents.flatMap(({ associated_person_id, coverage_selections }) => {
    const person = world.persons.find(({ id }) => id === associated_person_id);
    return person
      ? [{ person, member_type: memberTypeOf(person.relationship_type), coverage_selections }]
      : [];
  });
  const { first_name, last_name } = world.employee;
  return {
    type: plan.benefit_type,
    estimated_effective_from: effectiveFrom,
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
      coverage_options: narrowCoverage(plan.coverage_configurations, [
        ...group,
        ...mine,
        ...covered.flatMap(({ coverage_selections }) => coverage_selections ?? []),
      ]),
    },
    [plan.benefit_type]: {
      configuration: { cost_sharing },
      ...(asked.length > 0 && { coverage_options: asked }),
      ...(intent.selections !== null && { coverage_selections: mine }),
    },
    ...(policyId !== undefined && {
      id: policyId,
      members: [
        {
          id: "pm_0",
          member_type: "policyholder" as const,
          first_name,
          last_name,
          coverage_selections: [],
        },
        ...covered.map(({ person, member_type, coverage_selections }) => ({
          id: person.id.replace("ap_", "pm_"),
          member_type,
          first_name: person.first_name,
          last_name: person.last_name,
          coverage_selections: coverage_selections ?? [],
        })),
      ],
    }),
    pricing: plan.pricing,
    facts: factsOf(),
    term_ends_on: yearEndsOn,
    cost: enrolmentCost({
      plan,
      cost_sharing,
      group_selections: group,
      policy_selections: mine,
      effective_from: effectiveFrom,
      year_ends_on: yearEndsOn,
      members: [
        { member_type: "policyholder", date_of_birth: world.employee.date_of_birth },
        ...covered.map(({ person, member_type, coverage_selections }) => ({
          member_type,
          date_of_birth: person.date_of_birth,
          selections: coverage_selections ?? [],
        })),
      ],
    }),
  };
}

export function presentSubIntent(world: FakeWorld, row: SubIntentRow): DependentsManagementIntent {
  const { plan } = dependentsPlanOf(world);
  const choices = coverageQuestions(plan.coverage_configurations, "member", factsOf()).configurations;
  const stopped = row.dependents.some(({ status }) => status === "restricted");
  const { amendmentId, ...own } = structuredClone(row);
  return {
    ...own,
    parent_intent_id: amendmentId ?? world.intent?.id ?? "",
    parent_intent_type: amendmentId === undefined ? "enrolment_intent" : "policy_amendment_intent",
    plan: { id: plan.id, name: plan.name, description: plan.description, pricing: plan.pricing },
    disclosures: plan.disclosures,
    ...(choices.length > 0 && { coverage_options: choices }),
    ...(row.status === "action_required" &&
      stopped && {
        action_required: {
          code: "remove_restricted_or_ineligible_dependents" as const,
          reason: "Someone on your list cannot be covered",
          reason_description: "Remove the people marked below, then confirm again.",
          due_by: world.intent?.due_by ?? "",
        },
      }),
  };
}

export function presentEligibility(world: FakeWorld, row: SubIntentRow): EligibilityItem[] {
  return eligibilityOf(world, row).flatMap((verdict) => {
    const person = world.persons.find(({ id }) => id === verdict.associated_person_id);
    if (person === undefined) return [];
    return {
      ...verdict,
      first_name: person.first_name,
      last_name: person.last_name,
      date_of_birth: person.date_of_birth,
      sex_at_birth: person.sex_at_birth,
      relationship: person.relationship_type,
      ineligibility_reason: verdict.ineligibility_code && `Reason: ${verdict.ineligibility_code}.`,
    };
  });
}

import type {
  ActionRequired,
  EmployeeIneligibilityCode,
  EnrolmentIntent,
  EnrolmentOffer,
  IneligibilityReason,
  PendingEnrolmentConfirmation,
  PlanCoverageOptionSelection,
  PolicyEnrolment,
  RequirementCode,
} from "@enrolkit/contract";
import { addDays, coverageQuestions, latestDate, narrowCoverage, sentence } from "@enrolkit/rules";
import { selectionsOfPlan } from "../../intents/enrolment/selections.ts";
import { costOfCover, policyYearEnd } from "../../policies/cost-of-cover.ts";
import { applicationOf, membersToCover } from "../../intents/enrolment/members.ts";
import {
  type CoveredPlan,
  type EnrolmentContext,
  loadEnrolment,
} from "../../intents/enrolment/enrolment-context.ts";
import { versionToday } from "../../policies/members.ts";
import type { CommandContext } from "../../context.ts";
import type { EnrolmentIntentRow, GroupPolicyRow, MemberSnapshot } from "../../store/rows.ts";
import { openInOrder } from "../../requirements/open.ts";
import { namedFilters } from "../lists.ts";
import { presentPolicyMember } from "../policies/present.ts";
import { unitedDisclosures } from "../present-shared.ts";

/** Presents an enrolment intent (specification; extensions per decisions §2 and §5). */
export async function presentEnrolmentIntent(
  context: CommandContext,
  row: EnrolmentIntentRow,
): Promise<EnrolmentIntent> {
  const enrolment = await loadEnrolment(context, row);
  return {
    id: row.id,
    employee_id: row.employee_id,
    group_id: row.group_id,
    status: row.status,
    force_confirmation: row.force_confirmation,
    policy_enrolments: await policyEnrolments(context, enrolment),
    declined_benefits: row.declined_benefits ?? [],
    disclosures: unitedDisclosures(enrolment.plans.map(({ plan }) => plan)),
    object: "enrolment_intent",
    ...(row.status === "ineligible" &&
      row.ineligibility_reason && {
        ineligibility_reason: ineligibility(context, row.ineligibility_reason),
      }),
    ...(row.policy_configuration && { policy_configuration: row.policy_configuration }),
    ...(row.status === "action_required" && { action_required: await actionRequired(context, enrolment) }),
    ...(row.status === "pending_confirmation" && {
      pending_confirmation: pendingConfirmation(context, enrolment),
    }),
    ...(row.due_by !== null && { due_by: row.due_by }),
    ...(row.status === "scheduled" && { opens_on: opensOn(enrolment) }),
    ...(row.status === "enrolling" && { decision_expected_at: decisionExpectedAt(context, enrolment) }),
    ...(row.status === "not_undertaken" &&
      namedFilters({ ended_by: row.ended_by, missed_due_by: row.missed_due_by })),
    dependents_cover: enrolment.dependents_cover,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** The day that a scheduled enrolment waits for. */
function opensOn({ employee, today }: EnrolmentContext): string {
  return latestDate(addDays(today, 1), employee.start_on, employee.earliest_benefits_start_date);
}

/** By what the insurer says of such an application, from when it was handed over. */
function decisionExpectedAt({ services }: CommandContext, enrolment: EnrolmentContext): string {
  const handedOver = Date.parse(enrolment.intent.updated_at);
  return new Date(services.insurer.decidesAt(applicationOf(enrolment), handedOver)).toISOString();
}

/** Presents what an enrolment would be about (an extension). */
export async function presentEnrolmentOffer(
  context: CommandContext,
  enrolment: EnrolmentContext,
): Promise<EnrolmentOffer> {
  const { employee_id, group_id } = enrolment.intent;
  return {
    employee_id,
    group_id,
    policy_enrolments: await policyEnrolments(context, enrolment),
    dependents_cover: enrolment.dependents_cover,
  };
}

function policyEnrolments(context: CommandContext, enrolment: EnrolmentContext): Promise<PolicyEnrolment[]> {
  return Promise.all(enrolment.plans.map((covered) => policyEnrolment(context, enrolment, covered)));
}

async function policyEnrolment(
  context: CommandContext,
  enrolment: EnrolmentContext,
  covered: CoveredPlan,
): Promise<PolicyEnrolment> {
  const { intent } = enrolment;
  const { plan, groupPolicy, effective_from, facts } = covered;
  const provider = await context.all.providers.get(plan.provider_id);
  const chosen = selectionsOfPlan(plan.coverage_configurations, intent.coverage_selections ?? []);
  const questions = coverageQuestions(plan.coverage_configurations, "policy", facts).configurations;
  const confirmed = intent.settled?.find(({ group_policy_id }) => group_policy_id === groupPolicy.id);
  const policy = confirmed?.policy_id ? await context.all.policies.get(confirmed.policy_id) : undefined;
  const inForce = policy && versionToday(policy, enrolment.today);
  const members = inForce?.members ?? membersToCover(enrolment, covered);
  const benefit = {
    configuration: { cost_sharing: groupPolicy.cost_sharing },
    ...(questions.length > 0 && { coverage_options: questions }),
    ...(intent.coverage_selections !== null && { coverage_selections: chosen }),
  };
  return {
    type: plan.benefit_type,
    estimated_effective_from: effective_from,
    provider: {
      id: provider.id,
      name: provider.name,
      description: provider.description,
      logo_url: provider.logo_url,
      employer_portal_url: provider.employer_platform_url ?? null,
      support_phone_number: provider.support_phone,
    },
    plan: {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      ...namedFilters({
        description_for_employees: plan.description_for_employees,
        glossary: plan.glossary,
      }),
      currency: plan.currency,
      documents: plan.documents,
      coverage_options: narrowCoverage(
        plan.coverage_configurations,
        allSelections(groupPolicy, chosen, members),
      ),
    },
    [plan.benefit_type]: benefit,
    ...(policy && inForce && { id: policy.id, members: inForce.members.map(presentPolicyMember) }),
    pricing: plan.pricing,
    cost: costOfCover({
      plan,
      groupPolicy,
      policy_selections: chosen,
      members,
      effective_from: inForce?.from ?? effective_from,
    }),
    facts,
    term_ends_on: policyYearEnd(groupPolicy, effective_from),
  };
}

/** Returns the selections of every scope: the employer's, the employee's, and those for each member. */
function allSelections(
  { coverage_selections }: GroupPolicyRow,
  policySelections: PlanCoverageOptionSelection[],
  members: readonly MemberSnapshot[],
): PlanCoverageOptionSelection[] {
  return [
    ...coverage_selections,
    ...policySelections,
    ...members.flatMap((member) => member.coverage_selections),
  ];
}

/** Why an employee cannot enrol, in words for the end user. */
const ineligibilityReasons: Record<EmployeeIneligibilityCode, string> = {
  employee_restricted: "We can’t offer you this cover. Ask your HR team who to contact.",
  employee_under_minimum_age: "You’re under this cover’s minimum age.",
  employee_above_maximum_age: "You’re over this cover’s age limit.",
  employee_not_active: "Your employer hasn’t listed you as an active employee.",
  employment_not_started: "We don’t know your first day of work yet.",
  unknown: "We can’t offer you this cover right now. Ask your HR team who to contact.",
};

/** Where an age is the reason, which. */
const ineligibilityByAge: Partial<Record<EmployeeIneligibilityCode, string>> = {
  employee_above_maximum_age: "This cover must start before you turn {{age}}.",
  employee_under_minimum_age: "This cover can start once you are {{age}}.",
};

function ineligibility(
  { translate }: CommandContext,
  { code, age }: NonNullable<EnrolmentIntentRow["ineligibility_reason"]>,
): IneligibilityReason {
  const byAge = ineligibilityByAge[code];
  if (byAge === undefined || age === undefined)
    return { code, reason: translate(ineligibilityReasons[code]) };
  return { code, reason: translate(sentence(byAge, { age })), age };
}

const actionTexts: Record<RequirementCode, Pick<ActionRequired, "reason" | "reason_description">> = {
  provide_missing_information: {
    reason: "One question from the insurer",
    reason_description: "The insurer needs one answer from you before it can offer cover.",
  },
  provide_dependant_information: {
    reason: "A question about your family",
    reason_description: "The insurer needs an answer about the people you want to cover.",
  },
  provide_beneficiary_information: {
    reason: "Who should receive your life cover?",
    reason_description: "Choose who is paid if you die while employed, and how it is shared.",
  },
};

/** The first open requirement in the order of decisions §5 gives the code. */
async function actionRequired(
  context: CommandContext,
  { intent }: EnrolmentContext,
): Promise<ActionRequired> {
  const [first] = openInOrder(await context.all.requirements.list({ intent_id: intent.id }));
  const code = first?.code ?? "provide_missing_information";
  const { reason, reason_description } = actionTexts[code];
  return {
    code,
    reason: context.translate(reason),
    reason_description: context.translate(reason_description),
    due_by: intent.due_by ?? intent.updated_at,
  };
}

/** The sub-intent appears once there is one that was not cancelled (decisions §5). */
function pendingConfirmation(
  { translate }: CommandContext,
  enrolment: EnrolmentContext,
): PendingEnrolmentConfirmation {
  const { intent, subIntent, dependents_cover } = enrolment;
  return {
    due_by: intent.due_by ?? intent.updated_at,
    code: "confirm_enrolment",
    reason: translate("Confirm your enrolment"),
    reason_description: translate(
      "Check your cover and who it includes, then confirm. Cover won’t start until you do.",
    ),
    ...(subIntent && {
      associated_persons: {
        optional: dependents_cover !== "required",
        type: "dependents" as const,
        dependent: {
          intent_id: subIntent.id,
          status: subIntent.status === "completed" ? ("confirmed" as const) : ("processing" as const),
        },
      },
    }),
  };
}

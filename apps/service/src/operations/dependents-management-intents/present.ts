import type {
  AssociatedPerson,
  DependentsManagementIntent,
  EligibilityItem,
  IneligibilityCode,
  Provider,
} from "@enrolkit/contract";
import { coverageQuestions, type Eligibility, type Sentence, sentence } from "@enrolkit/rules";
import { planOf } from "../../intents/dependents/judge.ts";
import { parentOf } from "../../intents/dependents/parent.ts";
import { deadlineFromNow } from "../../intents/engine.ts";
import { locationOfEmployee } from "../../location.ts";
import type { CommandContext } from "../../context.ts";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { contactOf } from "../present-shared.ts";

/** Presents a dependents management intent. */
export async function presentDependentsManagementIntent(
  context: CommandContext,
  row: DependentsManagementIntentRow,
): Promise<DependentsManagementIntent> {
  const { plan, facts } = await planOf(context, row);
  const choices = coverageQuestions(plan.coverage_configurations, "member", facts).configurations;
  return {
    id: row.id,
    parent_intent_id: row.parent_intent_id,
    parent_intent_type: row.parent_intent_type,
    status: row.status,
    dependents: row.dependents.map(
      ({ associated_person_id, status, coverage_selections, requirement_id }) => ({
        associated_person_id,
        status,
        ...(coverage_selections !== null && { coverage_selections }),
        ...(requirement_id !== null && { requirement_id }),
      }),
    ),
    plan: { id: plan.id, name: plan.name, description: plan.description, pricing: plan.pricing },
    disclosures: plan.disclosures,
    object: "dependents_management_intent",
    ...(choices.length > 0 && { coverage_options: choices }),
    ...(row.status === "action_required" &&
      row.removal_required && { action_required: await removal(context, row) }),
  };
}

/** The sentences are neutral: they name the contact for questions and never hint at screening (decisions §5). */
async function removal(
  context: CommandContext,
  row: DependentsManagementIntentRow,
): Promise<NonNullable<DependentsManagementIntent["action_required"]>> {
  const { plan } = await planOf(context, row);
  const provider = await context.all.providers.get(plan.provider_id);
  const employee = await context.all.employees.get(row.employee_id);
  const location = await locationOfEmployee(context.all, employee);
  return {
    code: "remove_restricted_or_ineligible_dependents",
    reason: context.translate("Someone on your list can’t be covered"),
    reason_description: context.translate(
      sentence(
        "Remove the people marked below to continue. To find out why, contact {{insurer}}: {{phone}}.",
        contactOf(provider),
      ),
    ),
    // While the parent is judged anew it has no deadline, and will have this one.
    due_by: (await parentOf(context, row).dueBy(context, row)) ?? deadlineFromNow(context, location),
  };
}

const reasons: Record<Exclude<IneligibilityCode, "restricted">, string> = {
  relationship_not_covered: "This plan doesn’t cover this relationship.",
  under_minimum_age: "Too young on the day that cover begins.",
  over_maximum_age: "Above the age up to which this plan covers this relation.",
  student_evidence_required: "Can be covered with proof of study.",
  maximum_partners_reached: "Another partner is on the list already, and the plan covers one.",
  already_covered: "Covered by another policy already.",
  unknown: "Cannot be covered at the moment.",
};

/** Presents whether a person may be covered, with the reason as a sentence for the end user. */
export function presentEligibility(
  { translate }: CommandContext,
  person: AssociatedPerson,
  verdict: Eligibility,
  provider: Provider,
): EligibilityItem {
  const { eligibility_status, ineligibility_code, becomes_eligible_on } = verdict;
  return {
    associated_person_id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    date_of_birth: person.date_of_birth,
    sex_at_birth: person.sex_at_birth,
    relationship: person.relationship_type,
    eligibility_status,
    ineligibility_reason: ineligibility_code && translate(reasonFor(ineligibility_code, provider)),
    ineligibility_code,
    becomes_eligible_on,
  };
}

function reasonFor(code: IneligibilityCode, provider: Provider): Sentence {
  if (code !== "restricted") return reasons[code];
  return sentence(
    "Cannot be covered by this plan. For details, contact {{insurer}}: {{phone}}.",
    contactOf(provider),
  );
}

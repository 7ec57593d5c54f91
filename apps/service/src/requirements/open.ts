import type { Eligibility } from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import type { EnrolmentContext } from "../intents/enrolment/enrolment-context.ts";
import type { DependentsManagementIntentRow, EnrolmentIntentRow, RequirementRow } from "../store/rows.ts";
import { asksForBeneficiaries } from "./beneficiaries.ts";

/** The intent that a requirement belongs to. */
interface Owner {
  id: string;
  /** Null: the employer is asked. */
  employee_id: string | null;
  employer_id: string;
  external_customer_id: string | null;
}

type Requested = Pick<RequirementRow, "kind" | "code"> &
  Partial<Pick<RequirementRow, "associated_person_id" | "plan_id">>;

/** Returns the requirement of an intent for this person or plan: the one that exists, else a new one. */
export async function openRequirement(
  context: CommandContext,
  owner: Owner,
  requested: Requested,
): Promise<RequirementRow> {
  const { kind, code, associated_person_id = null, plan_id = null } = requested;
  const existing = await context.all.requirements.list({ intent_id: owner.id, kind, associated_person_id });
  const same = existing.find((row) => row.plan_id === plan_id);
  if (same !== undefined) return same;
  const row: RequirementRow = {
    id: context.services.newId("ar"),
    employee_id: owner.employee_id,
    employer_id: owner.employer_id,
    external_customer_id: owner.external_customer_id,
    intent_id: owner.id,
    associated_person_id,
    plan_id,
    kind,
    code,
    is_fulfilled: false,
    answers: null,
    created_at: timestamp(context),
  };
  await context.all.requirements.insert(row);
  return row;
}

/** The first open one in this order gives the code of `action_required` (decisions §5). */
const order: readonly RequirementRow["code"][] = [
  "provide_missing_information",
  "provide_dependant_information",
  "provide_beneficiary_information",
];

/**
 * Opens the requirements of an enrolment that do not exist yet: proof that the insurer wants of the employee, and
 * beneficiaries for each plan that asks for them. Returns those that are open, in the order in which they are asked.
 */
export async function openEnrolmentRequirements(
  context: CommandContext,
  enrolment: EnrolmentContext,
): Promise<RequirementRow[]> {
  const { intent, employee, plans } = enrolment;
  const needed: RequirementRow[] = await forcedRequirements(context, intent);
  if (context.services.insurer.wantsEvidence(employee)) {
    needed.push(
      await openRequirement(context, intent, { kind: "evidence", code: "provide_missing_information" }),
    );
  }
  for (const { plan } of plans.filter(({ plan }) => asksForBeneficiaries(plan))) {
    const code = "provide_beneficiary_information";
    needed.push(await openRequirement(context, intent, { kind: "beneficiaries", code, plan_id: plan.id }));
  }
  return openInOrder(needed);
}

/** Removes what was asked for plans that are left out, unless it was answered: the answer counts if one comes back. */
export async function withdrawRequirements(
  context: CommandContext,
  { intent, plans }: Pick<EnrolmentContext, "intent" | "plans">,
): Promise<void> {
  for (const { id, plan_id, is_fulfilled } of await context.all.requirements.list({ intent_id: intent.id })) {
    const isOfAnother = plan_id !== null && plans.every(({ plan }) => plan.id !== plan_id);
    if (isOfAnother && !is_fulfilled) await context.all.requirements.remove(id);
  }
}

/** Test mode may have opened a requirement that nothing else asks for. */
async function forcedRequirements(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<RequirementRow[]> {
  return context.all.requirements.list({ intent_id: intent.id, kind: "missing_information" });
}

/** Returns the open ones of some requirements, in the order in which they are asked. */
export function openInOrder(requirements: readonly RequirementRow[]): RequirementRow[] {
  return requirements
    .filter(({ is_fulfilled }) => !is_fulfilled)
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}

/**
 * Returns the open requirement of a dependent, new where it did not exist; null where nothing is to be proven. What was
 * proven about a person once counts in later lists too.
 */
export async function openEvidence(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  associatedPersonId: string,
  verdict: Eligibility["eligibility_status"],
): Promise<RequirementRow | null> {
  const person = await context.all.associatedPersons.get(associatedPersonId);
  const needed: RequirementRow["kind"][] = [
    ...(verdict === "pending" ? (["student_evidence"] as const) : []),
    ...(context.services.insurer.wantsEvidence(person) ? (["evidence"] as const) : []),
  ];
  for (const kind of needed) {
    const existing = await context.all.requirements.list({ associated_person_id: associatedPersonId, kind });
    if (existing.some(({ is_fulfilled }) => is_fulfilled)) continue;
    return openRequirement(context, intent, {
      kind,
      code: "provide_dependant_information",
      associated_person_id: associatedPersonId,
    });
  }
  return null;
}

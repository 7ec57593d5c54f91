import type { Beneficiary, Plan } from "@enrolkit/contract";
import type { EnrolmentContext } from "../intents/enrolment/enrolment-context.ts";
import type { EnrolmentIntentRow, RequirementRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";
import { openRequirement } from "./open.ts";

/** Which comes first gives the code of `action_required` (decisions §5). */
const order: readonly RequirementRow["code"][] = [
  "provide_missing_information",
  "provide_dependant_information",
  "provide_beneficiary_information",
];

/**
 * Opens what the enrolment needs to know and was not told yet: proof that the insurer wants of the employee, and
 * beneficiaries for each plan that asks for them. Answers the requirements still open, first of their order first.
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

/** Test mode may have opened a requirement that nothing else asks for. */
async function forcedRequirements(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<RequirementRow[]> {
  return context.all.requirements.list({ intent_id: intent.id, kind: "missing_information" });
}

/** The open ones of some requirements, in the order in which they are asked. */
export function openInOrder(requirements: readonly RequirementRow[]): RequirementRow[] {
  return requirements
    .filter(({ is_fulfilled }) => !is_fulfilled)
    .toSorted((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
}

/** The catalogue's word, else life assurance asks and health insurance does not. */
export function asksForBeneficiaries(plan: Plan): boolean {
  return (
    (plan.beneficiaries ?? (plan.benefit_type === "life_assurance" ? "required" : "none")) === "required"
  );
}

/** Who was named for a plan's benefit. */
export async function beneficiariesOf(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  plan: Plan,
): Promise<Beneficiary[]> {
  const asked = await context.all.requirements.list({ intent_id: intent.id, kind: "beneficiaries" });
  const requirement = asked.find(({ plan_id }) => plan_id === plan.id);
  return Object.values(requirement?.answers ?? {}).find((answer) => Array.isArray(answer)) ?? [];
}

import type { Requirement } from "@enrolkit/contract";
import {
  coverageQuestions,
  dependentsEligibility,
  triggerAfterEvaluation,
  initialDependentStatus,
} from "@enrolkit/rules";
import { isCovered, settleAmendments, settleList } from "./fake-amendments.ts";
import { settleQuotes } from "./fake-quotes.ts";
import { type FakeWorld, type IntentRow, newId, type SubIntentRow } from "./fake-world.ts";

/** Two weeks on, at the end of the day. */
const dueBy = "2026-12-15T23:59:59+00:00";
export const effectiveFrom = "2027-01-01";
export const yearEndsOn = "2027-12-31";

/** Lets everything move on that waits on the service. */
export function settle(world: FakeWorld): void {
  for (const subIntent of world.subIntents) if (subIntent.status === "processing") screen(world, subIntent);
  const { intent } = world;
  if (intent?.status === "processing") evaluate(world, intent);
  else if (intent?.status === "enrolling") enrol(world, intent);
  settleAmendments(world);
  settleQuotes(world);
}

function evaluate(world: FakeWorld, intent: IntentRow): void {
  const beneficiaries = beneficiariesOf(world, intent);
  const trigger = triggerAfterEvaluation({
    eligibility: intent.ineligibility ? "ineligible" : "eligible",
    requirement_open: beneficiaries !== undefined && !beneficiaries.is_fulfilled,
    coverage_asked: world.plans.some(
      ({ plan }) => coverageQuestions(plan.coverage_configurations, "policy", factsOf()).available,
    ),
    coverage_submitted: intent.selections !== null,
    dependents_cover: dependentsCoverOf(world),
    force_confirmation: false,
  });
  const next: Partial<Record<typeof trigger, IntentRow["status"]>> = {
    find_ineligible: "ineligible",
    require_action: "action_required",
    ask_coverage: "coverage_options_required",
    ask_confirmation: "pending_confirmation",
  };
  intent.status = next[trigger] ?? "enrolling";
  intent.due_by = intent.status === "ineligible" || intent.status === "enrolling" ? null : dueBy;
}

/** Who is to be paid by a life plan, once the enrolment asks for it. */
export function beneficiariesOf(world: FakeWorld, intent: IntentRow): Requirement | undefined {
  if (!world.plans.some(({ plan }) => plan.benefit_type === "life_assurance")) return undefined;
  const known = world.requirements.find(({ code }) => code === "provide_beneficiary_information");
  if (known !== undefined) return known;
  const requirement: Requirement = {
    id: newId("ar"),
    intent_id: intent.id,
    associated_person_id: null,
    code: "provide_beneficiary_information",
    title: "Who should receive the benefit",
    description: "Name the people who are to be paid, and what share each receives.",
    is_fulfilled: false,
    answers: null,
    fields: [{ id: "beneficiaries", label: "Beneficiaries", type: "beneficiaries", required: true }],
    object: "requirement",
  };
  world.requirements.push(requirement);
  return requirement;
}

function screen(world: FakeWorld, subIntent: SubIntentRow): void {
  const stopped = (id: string) => {
    const person = world.persons.find((candidate) => candidate.id === id);
    return person !== undefined && world.restricted.has(person.first_name);
  };
  for (const dependent of subIntent.dependents) {
    dependent.status = stopped(dependent.associated_person_id) ? "restricted" : "ready";
  }
  const clear = subIntent.dependents.every(({ status }) => status === "ready");
  subIntent.status = clear ? "completed" : "action_required";
  if (!clear) return;
  if (subIntent.amendmentId !== undefined) settleList(world, subIntent);
  else if (world.intent !== null) world.intent.completedSubIntentId = subIntent.id;
}

function enrol(world: FakeWorld, intent: IntentRow): void {
  intent.status = "enrolled";
  intent.due_by = null;
  for (const { plan } of world.plans) intent.policyIds[plan.id] = newId("p");
}

/** Judges the people of an open list anew. */
export function judgeAgain(world: FakeWorld, subIntent: SubIntentRow): void {
  const verdicts = eligibilityOf(world, subIntent);
  for (const dependent of subIntent.dependents) {
    const verdict = verdicts.find((it) => it.associated_person_id === dependent.associated_person_id);
    dependent.status = isCovered(world, subIntent, dependent.associated_person_id)
      ? "ready"
      : initialDependentStatus(verdict?.eligibility_status ?? "ineligible");
    if (dependent.status === "action_required") {
      dependent.requirement_id = evidenceOf(world, subIntent, dependent.associated_person_id).id;
    } else {
      delete dependent.requirement_id;
    }
  }
}

export function eligibilityOf(world: FakeWorld, subIntent: SubIntentRow) {
  const { plan } = dependentsPlanOf(world);
  const people = world.persons.map((person) => ({
    associated_person_id: person.id,
    relationship_type: person.relationship_type,
    date_of_birth: person.date_of_birth,
    student_evidence: world.requirements.some(
      (it) => it.associated_person_id === person.id && it.is_fulfilled,
    ),
    in_intent: subIntent.dependents.some((it) => it.associated_person_id === person.id),
    already_covered: false,
    restricted: false,
  }));
  const amendment = world.amendments.find(({ id }) => id === subIntent.amendmentId);
  return dependentsEligibility(
    people,
    plan.dependent_eligibility,
    amendment?.effective_from ?? effectiveFrom,
  );
}

function evidenceOf(world: FakeWorld, subIntent: SubIntentRow, associated_person_id: string): Requirement {
  const known = world.requirements.find((it) => it.associated_person_id === associated_person_id);
  if (known !== undefined) return known;
  const requirement: Requirement = {
    id: newId("ar"),
    intent_id: subIntent.id,
    associated_person_id,
    code: "provide_dependant_information",
    title: "Proof of study",
    description: "Children above the usual age are covered while they study.",
    is_fulfilled: false,
    answers: null,
    fields: [{ id: "institution", label: "Name of the school or university", type: "text", required: true }],
    object: "requirement",
  };
  world.requirements.push(requirement);
  return requirement;
}

export function dependentsPlanOf(world: FakeWorld): FakeWorld["plans"][number] {
  const found = world.plans.find(({ plan }) => plan.dependents_cover !== "none");
  if (found === undefined) throw new Error("No plan of this world covers dependents.");
  return found;
}

export function dependentsCoverOf(world: FakeWorld) {
  return world.plans.find(({ plan }) => plan.dependents_cover !== "none")?.plan.dependents_cover ?? "none";
}

export function factsOf() {
  return { employees_count: 12, members_count: 1, industry: "software" };
}

import type { BenefitType, BlockingDependent } from "@enrolkit/contract";
import {
  type CivilDate,
  dependentsEligibility,
  type Eligibility,
  type PersonToJudge,
  checkSelections,
  coverageQuestions,
  type SelectionIssue,
} from "@enrolkit/rules";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CoveredPlan } from "../enrolment/enrolment-context.ts";
import { coversFrom, policiesHeld } from "../enrolment/offer.ts";
import { versionsFrom } from "../../policies/members.ts";
import { openEvidence } from "../../requirements/open.ts";
import type { CommandContext } from "../../context.ts";
import { judgeDependent, moveDependent } from "./move-dependent.ts";
import { parentOf } from "./parent.ts";
import { saveDependents } from "./save.ts";

/**
 * Judges all people on file for a plan, as cases `ineligibility` do; ages count on the day that cover begins. Members of
 * the policy that is changed may stay (decisions §5: an unchanged list changes nothing).
 */
export async function judgePeople(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  { plan, effective_from }: CoveredPlan,
): Promise<Eligibility[]> {
  const verdicts = dependentsEligibility(
    await peopleToJudge(context, intent, plan.benefit_type, effective_from),
    plan.dependent_eligibility,
    effective_from,
  );
  return verdicts.map((verdict) =>
    mayStay(intent, verdict.associated_person_id) ? eligible(verdict) : verdict,
  );
}

/** Whether a person is a member of the policy that is changed, and was not stopped by screening. */
export function mayStay(
  { amends, restricted_person_ids }: DependentsManagementIntentRow,
  personId: string,
): boolean {
  const covered = amends?.started_with.some(({ associated_person_id }) => associated_person_id === personId);
  return covered === true && !restricted_person_ids.includes(personId);
}

function eligible({ associated_person_id }: Eligibility): Eligibility {
  return {
    associated_person_id,
    eligibility_status: "eligible",
    ineligibility_code: null,
    becomes_eligible_on: null,
  };
}

/** Other cover counts where it is of the same benefit and in force on the first day. */
async function peopleToJudge(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  benefit: BenefitType,
  firstDay: CivilDate,
): Promise<PersonToJudge[]> {
  const { all } = context;
  const people = await all.associatedPersons.list({ employee_id: intent.employee_id });
  const evidence = await all.requirements.list({ employee_id: intent.employee_id, kind: "student_evidence" });
  const others = (await policiesHeld(context, intent)).filter(
    (held) => held.policy.id !== intent.amends?.policy_id && coversFrom(held, benefit, firstDay),
  );
  const covered = new Set(
    others
      .flatMap(({ policy }) => versionsFrom(policy, firstDay))
      .flatMap(({ members }) => members.map((member) => member.associated_person_id)),
  );
  return people.map((person) => ({
    associated_person_id: person.id,
    relationship_type: person.relationship_type,
    date_of_birth: person.date_of_birth,
    student_evidence: evidence.some((it) => it.associated_person_id === person.id && it.is_fulfilled),
    in_intent: intent.dependents.some((dependent) => dependent.associated_person_id === person.id),
    already_covered: covered.has(person.id),
    restricted: intent.restricted_person_ids.includes(person.id),
  }));
}

/** The dependents of a completed list who can no longer be covered as chosen, and why. Members of the policy are not judged again. */
export async function blockingDependents(
  context: CommandContext,
  list: DependentsManagementIntentRow,
): Promise<BlockingDependent[]> {
  const covered = await planOf(context, list);
  const items = await judgePeople(context, list, covered);
  return list.dependents.flatMap((dependent): BlockingDependent[] => {
    const item = items.find(
      ({ associated_person_id }) => associated_person_id === dependent.associated_person_id,
    );
    const about = { associated_person_id: dependent.associated_person_id, status: dependent.status };
    if (item?.eligibility_status !== "eligible") {
      return [{ ...about, reason: item?.ineligibility_code ?? "unknown" }];
    }
    if (dependent.status !== "ready") return [{ ...about, reason: "changed_since_confirmed" }];
    const issues = memberSelectionIssues(covered, dependent, "");
    return issues.length > 0 ? [{ ...about, reason: "coverage_selection_invalid" }] : [];
  });
}

/**
 * Judges the dependents of an open list again, after people were added, removed or changed: opens missing requirements,
 * and writes and emits the statuses that changed. `changed` are the dependents that the list is to have.
 */
export async function judgeAgain(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  changed: readonly DependentRow[] = intent.dependents,
): Promise<DependentsManagementIntentRow> {
  if (intent.status !== "action_required") return intent;
  const covered = await planOf(context, intent);
  const verdicts = await judgePeople(context, { ...intent, dependents: [...changed] }, covered);
  const dependents: DependentRow[] = [];
  for (const dependent of changed) {
    const verdict = verdicts.find((it) => it.associated_person_id === dependent.associated_person_id);
    if (verdict === undefined) continue;
    dependents.push(await judged(context, intent, dependent, verdict));
  }
  const removal_required = intent.removal_required && dependents.some(mustBeRemoved);
  return saveDependents(context, intent, { dependents, removal_required });
}

function mustBeRemoved({ status }: DependentRow): boolean {
  return status === "restricted" || status === "ineligible";
}

async function judged(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  before: DependentRow,
  verdict: Eligibility,
): Promise<DependentRow> {
  const personId = before.associated_person_id;
  const restricted = intent.restricted_person_ids.includes(personId);
  // A new name has taken them off the list of the restricted.
  const renamed = before.status === "restricted" && !restricted;
  const dependent = { ...(renamed ? moveDependent(before, "rename") : before), requirement_id: null };
  if (restricted) return judgeDependent(dependent, "recall_restricted");
  if (mayStay(intent, personId)) return judgeDependent(dependent, "recall_member");
  if (verdict.eligibility_status === "ineligible") return judgeDependent(dependent, "judge_ineligible");
  const requirement = await openEvidence(context, intent, personId, verdict.eligibility_status);
  if (requirement === null) return judgeDependent(dependent, "judge_eligible");
  return { ...judgeDependent(dependent, "judge_pending"), requirement_id: requirement.id };
}

/** The plan that a list of dependents is for, with the day on which its people are judged. */
export function planOf(context: CommandContext, intent: DependentsManagementIntentRow): Promise<CoveredPlan> {
  return parentOf(context, intent).planOf(context, intent);
}

/** What is wrong with a dependent's own selections; none were made where there is no list. */
export function memberSelectionIssues(
  { plan, facts }: CoveredPlan,
  { coverage_selections }: Pick<DependentRow, "coverage_selections">,
  path: string,
): SelectionIssue[] {
  return checkSelections({
    configurations: plan.coverage_configurations,
    scope: "member",
    facts,
    selections: coverage_selections ?? [],
    path,
  });
}

/** Whether required selections of a dependent are missing, or some are no longer valid. */
export function selectionsMissing(covered: CoveredPlan, dependent: DependentRow): boolean {
  const { required } = coverageQuestions(covered.plan.coverage_configurations, "member", covered.facts);
  if (dependent.coverage_selections === null) return required;
  return memberSelectionIssues(covered, dependent, "").length > 0;
}

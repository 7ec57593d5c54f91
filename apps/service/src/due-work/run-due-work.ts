import { evaluateEnrolment } from "../intents/enrolment/evaluate.ts";
import { takeAnswer } from "../intents/enrolment/answer.ts";
import { moveEnrolment } from "../intents/enrolment/move.ts";
import { screenDependents } from "../intents/dependents/screen.ts";
import type { EnrolmentTrigger, GroupQuoteTrigger } from "@enrolkit/rules";
import type { DueWork } from "../store/store.ts";
import type {
  EnrolmentIntentRow,
  GroupPolicyIntentRow,
  GroupQuoteIntentRow,
  PolicyAmendmentIntentRow,
} from "../store/rows.ts";
import type { DueWorkKind } from "./schedule.ts";
import { takeAnswer as takeChangeAnswer, takeQuote as takeChangeQuote } from "../intents/amendment/answer.ts";
import { lapseAmendment } from "../intents/amendment/move.ts";
import { fillMonths } from "../contributions/fill-months.ts";
import { takeApproval } from "../intents/group-policy/answer.ts";
import { enrolEmployees } from "../intents/group-policy/enrol-employees.ts";
import { evaluateGroupPolicy } from "../intents/group-policy/evaluate.ts";
import { expireGroupPolicy } from "../intents/group-policy/move.ts";
import { endPolicy } from "../policies/end.ts";
import { takeQuote } from "../intents/group-quote/answer.ts";
import { evaluateQuote } from "../intents/group-quote/evaluate.ts";
import { moveQuote } from "../intents/group-quote/move.ts";
import type { Scope } from "../context.ts";

const runners: Record<DueWorkKind, (scope: Scope, subjectId: string) => Promise<unknown>> = {
  "enrolment.evaluate": (scope, id) => onEnrolment(scope, id, evaluateEnrolment),
  "enrolment.arrive": (scope, id) => onEnrolment(scope, id, fire("scheduled", "arrive")),
  "enrolment.deadline": (scope, id) => onEnrolment(scope, id, expire),
  "enrolment.answer": (scope, id) => onEnrolment(scope, id, takeAnswer),
  "dependents.screen": async (scope, id) => {
    const intent = await scope.all.dependentsManagementIntents.find(id);
    if (intent === undefined) return;
    await scope.all.employees.lock(intent.employee_id);
    await screenDependents(scope, await scope.all.dependentsManagementIntents.get(id));
  },
  "group_quote.evaluate": (scope, id) => onQuote(scope, id, evaluateQuote),
  "group_quote.deadline": (scope, id) => onQuote(scope, id, fireOnQuote("action_required", "deadline")),
  "group_quote.answer": (scope, id) => onQuote(scope, id, takeQuote),
  "group_quote.expire": (scope, id) => onQuote(scope, id, fireOnQuote("quote_available", "expire")),
  "group_policy.evaluate": (scope, id) => onGroupPolicy(scope, id, evaluateGroupPolicy),
  "group_policy.answer": (scope, id) => onGroupPolicy(scope, id, takeApproval),
  "group_policy.due_date": (scope, id) => onGroupPolicy(scope, id, expireGroupPolicy),
  "group_policy.enrol": (scope, id) => onGroupPolicy(scope, id, enrolEmployees),
  "amendment.deadline": (scope, id) => onAmendment(scope, id, lapseAmendment),
  "amendment.quote": (scope, id) => onAmendment(scope, id, takeChangeQuote),
  "amendment.answer": (scope, id) => onAmendment(scope, id, takeChangeAnswer),
  "policy.end": async (scope, id) => {
    const policy = await scope.all.policies.find(id);
    if (policy === undefined) return;
    await scope.all.employees.lock(policy.employee_id);
    await endPolicy(scope, await scope.all.policies.get(id));
  },
  "contributions.fill": fillMonths,
};

/** Does a piece of due work. What its state no longer waits for is dropped. */
export async function runDueWork(scope: Scope, work: DueWork): Promise<void> {
  await runners[work.kind as DueWorkKind](scope, work.subject_id);
}

type OnEnrolment = (scope: Scope, intent: EnrolmentIntentRow) => Promise<EnrolmentIntentRow>;

/** Everything about an employee's enrolment happens under the employee's lock, so it is read after it. */
async function onEnrolment(scope: Scope, id: string, run: OnEnrolment): Promise<void> {
  const intent = await scope.all.enrolmentIntents.find(id);
  if (intent === undefined) return;
  await scope.all.employees.lock(intent.employee_id);
  await run(scope, await scope.all.enrolmentIntents.get(id));
}

function fire(status: EnrolmentIntentRow["status"], trigger: EnrolmentTrigger): OnEnrolment {
  return async (scope, intent) => (intent.status === status ? moveEnrolment(scope, intent, trigger) : intent);
}

const expire: OnEnrolment = async (scope, intent) =>
  intent.due_by === null ? intent : moveEnrolment(scope, intent, "deadline");

/** So does everything about an employee's policies. */
async function onAmendment(
  scope: Scope,
  id: string,
  run: (scope: Scope, intent: PolicyAmendmentIntentRow) => Promise<unknown>,
): Promise<void> {
  const intent = await scope.all.policyAmendmentIntents.find(id);
  if (intent === undefined) return;
  await scope.all.employees.lock(intent.employee_id);
  await run(scope, await scope.all.policyAmendmentIntents.get(id));
}

type OnQuote = (scope: Scope, intent: GroupQuoteIntentRow) => Promise<GroupQuoteIntentRow>;

/** Everything about an employer's quotes happens under the employer's lock. */
async function onQuote(scope: Scope, id: string, run: OnQuote): Promise<void> {
  const intent = await scope.all.groupQuoteIntents.find(id);
  if (intent === undefined) return;
  await scope.all.employers.lock(intent.employer_id);
  await run(scope, await scope.all.groupQuoteIntents.get(id));
}

function fireOnQuote(status: GroupQuoteIntentRow["status"], trigger: GroupQuoteTrigger): OnQuote {
  return async (scope, intent) => (intent.status === status ? moveQuote(scope, intent, trigger) : intent);
}

/** Their group policies are made under that lock as well. */
async function onGroupPolicy(
  scope: Scope,
  id: string,
  run: (scope: Scope, intent: GroupPolicyIntentRow) => Promise<unknown>,
): Promise<void> {
  const intent = await scope.all.groupPolicyIntents.find(id);
  if (intent === undefined) return;
  await scope.all.employers.lock(intent.employer_id);
  await run(scope, await scope.all.groupPolicyIntents.get(id));
}

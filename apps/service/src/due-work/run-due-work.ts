import type { CommandContext } from "../context.ts";
import { fillMonths } from "../contributions/fill-months.ts";
import { takeAnswer as takeChangeAnswer, takeQuote as takeChangeQuote } from "../intents/amendment/answer.ts";
import { lapseAmendment } from "../intents/amendment/move.ts";
import { dependentsIntent } from "../intents/dependents/dependents-intent.ts";
import { dueWorkOf } from "../intents/engine.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { takeApproval } from "../intents/group-policy/answer.ts";
import { enrolEmployees } from "../intents/group-policy/enrol-employees.ts";
import { evaluateGroupPolicy } from "../intents/group-policy/evaluate.ts";
import { expireGroupPolicy } from "../intents/group-policy/move.ts";
import { groupQuoteIntent } from "../intents/group-quote/group-quote-intent.ts";
import { endPolicy } from "../policies/end.ts";
import type { GroupPolicyIntentRow, PolicyAmendmentIntentRow } from "../store/rows.ts";
import type { DueWork } from "../store/store.ts";

const runners: Readonly<Record<string, (context: CommandContext, subjectId: string) => Promise<unknown>>> = {
  ...dueWorkOf(enrolmentIntent),
  ...dueWorkOf(dependentsIntent),
  ...dueWorkOf(groupQuoteIntent),
  "group_policy.evaluate": (context, id) => onGroupPolicy(context, id, evaluateGroupPolicy),
  "group_policy.answer": (context, id) => onGroupPolicy(context, id, takeApproval),
  "group_policy.due_date": (context, id) => onGroupPolicy(context, id, expireGroupPolicy),
  "group_policy.enrol": (context, id) => onGroupPolicy(context, id, enrolEmployees),
  "amendment.deadline": (context, id) => onAmendment(context, id, lapseAmendment),
  "amendment.quote": (context, id) => onAmendment(context, id, takeChangeQuote),
  "amendment.answer": (context, id) => onAmendment(context, id, takeChangeAnswer),
  "policy.end": async (context, id) => {
    const policy = await context.all.policies.find(id);
    if (policy === undefined) return;
    await context.all.employees.lock(policy.employee_id);
    await endPolicy(context, await context.all.policies.get(id));
  },
  "contributions.fill": fillMonths,
};

/** Does a piece of due work. What its state no longer waits for is dropped. */
export async function runDueWork(context: CommandContext, work: DueWork): Promise<void> {
  const run = runners[work.kind];
  if (run === undefined) throw new Error(`There is no due work of the kind ${work.kind}.`);
  await run(context, work.subject_id);
}

/** Everything about an employee's policies happens under the employee's lock. */
async function onAmendment(
  context: CommandContext,
  id: string,
  run: (context: CommandContext, intent: PolicyAmendmentIntentRow) => Promise<unknown>,
): Promise<void> {
  const intent = await context.all.policyAmendmentIntents.find(id);
  if (intent === undefined) return;
  await context.all.employees.lock(intent.employee_id);
  await run(context, await context.all.policyAmendmentIntents.get(id));
}

/** Everything about an employer's group policies happens under the employer's lock. */
async function onGroupPolicy(
  context: CommandContext,
  id: string,
  run: (context: CommandContext, intent: GroupPolicyIntentRow) => Promise<unknown>,
): Promise<void> {
  const intent = await context.all.groupPolicyIntents.find(id);
  if (intent === undefined) return;
  await context.all.employers.lock(intent.employer_id);
  await run(context, await context.all.groupPolicyIntents.get(id));
}

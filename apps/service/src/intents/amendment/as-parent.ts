import { lifeEvents, formatDueBy, timeZoneOf } from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow, PolicyAmendmentIntentRow } from "../../store/rows.ts";
import type { DependentsParent } from "../dependents/parent.ts";
import { locationOfEmployee } from "../../location.ts";
import type { CommandContext } from "../../context.ts";
import { moveAmendment } from "./move.ts";
import { renewDeadline, renewPassedDeadline } from "./renew-deadline.ts";
import { amendmentSubject } from "./subject.ts";

function amendmentOf(
  context: CommandContext,
  { parent_intent_id }: DependentsManagementIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  return context.all.policyAmendmentIntents.get(parent_intent_id);
}

/** An amendment, as the parent of the lists of dependents that are chosen for it. */
export const amendmentAsParent: DependentsParent = {
  async planOf(context, list) {
    const { groupPolicy, plan, effective_from, employer } = await amendmentSubject(
      context,
      await amendmentOf(context, list),
    );
    const employees_count = await context.all.employees.count({ employer_id: employer.id, status: "active" });
    const facts = { employees_count, members_count: 1 + list.dependents.length, industry: employer.industry };
    return { groupPolicy, plan, effective_from, facts };
  },

  async dueBy(context, list) {
    const { due_by, employee_id } = await amendmentOf(context, list);
    if (due_by === null) return null;
    const location = await locationOfEmployee(context.all, await context.all.employees.get(employee_id));
    return formatDueBy(due_by, timeZoneOf(location, due_by));
  },

  async assertMay(context, list, change) {
    const { amendment_reason } = await amendmentOf(context, list);
    const event = amendment_reason.qualifying_life_event?.event;
    if (event === undefined || lifeEvents[event].changes.includes(change)) return;
    throw invalidState(
      change === "add"
        ? "What happened lets people be dropped, and nobody be added. Start a change with another event to add somebody."
        : "What happened lets people be added, and nobody be dropped. Start a change with another event to drop somebody.",
      { current_status: list.status },
    );
  },

  async reliesOn(context, list) {
    const { completed_sub_intent_id, settled } = await amendmentOf(context, list);
    return completed_sub_intent_id === list.id && settled === null;
  },

  async completed(context, list) {
    const change = { completed_sub_intent_id: list.id };
    await moveAmendment(context, await amendmentOf(context, list), "complete_dependents", change);
  },

  async reopened(context, list) {
    await renewDeadline(context, await amendmentOf(context, list));
  },

  async cancelled(context, list) {
    await renewPassedDeadline(context, await amendmentOf(context, list));
  },
};

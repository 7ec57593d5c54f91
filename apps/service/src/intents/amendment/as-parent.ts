import { lifeEvents, writeDueBy, zoneOf } from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow, PolicyAmendmentIntentRow } from "../../store/rows.ts";
import type { ListParent } from "../dependents/parent.ts";
import { placeOfEmployee } from "../../location.ts";
import type { Scope } from "../../context.ts";
import { moveAmendment } from "./move.ts";
import { renewDeadline, renewPassedDeadline } from "./renew-deadline.ts";
import { amendmentSubject } from "./subject.ts";

function amendmentOf(
  scope: Scope,
  { parent_intent_id }: DependentsManagementIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  return scope.all.policyAmendmentIntents.get(parent_intent_id);
}

/** An amendment, as the parent of the lists of dependents that are chosen for it. */
export const amendmentAsParent: ListParent = {
  async planOf(scope, list) {
    const { groupPolicy, plan, effective_from, employer } = await amendmentSubject(
      scope,
      await amendmentOf(scope, list),
    );
    const employees_count = await scope.all.employees.count({ employer_id: employer.id, status: "active" });
    const facts = { employees_count, members_count: 1 + list.dependents.length, industry: employer.industry };
    return { groupPolicy, plan, effective_from, facts };
  },

  async dueBy(scope, list) {
    const { due_by, employee_id } = await amendmentOf(scope, list);
    if (due_by === null) return null;
    const place = await placeOfEmployee(scope.all, await scope.all.employees.get(employee_id));
    return writeDueBy(due_by, zoneOf(place, due_by));
  },

  async assertMay(scope, list, change) {
    const { amendment_reason } = await amendmentOf(scope, list);
    const event = amendment_reason.qualifying_life_event?.event;
    if (event === undefined || lifeEvents[event].changes.includes(change)) return;
    throw invalidState(
      change === "add"
        ? "What happened lets people be dropped, and nobody be added. Start a change with another event to add somebody."
        : "What happened lets people be added, and nobody be dropped. Start a change with another event to drop somebody.",
      { current_status: list.status },
    );
  },

  async restsOn(scope, list) {
    const { completed_sub_intent_id, settled } = await amendmentOf(scope, list);
    return completed_sub_intent_id === list.id && settled === null;
  },

  async completed(scope, list) {
    const change = { completed_sub_intent_id: list.id };
    await moveAmendment(scope, await amendmentOf(scope, list), "complete_dependents", change);
  },

  async reopened(scope, list) {
    await renewDeadline(scope, await amendmentOf(scope, list));
  },

  async givenUp(scope, list) {
    await renewPassedDeadline(scope, await amendmentOf(scope, list));
  },
};

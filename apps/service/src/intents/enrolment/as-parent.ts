import type { ListParent } from "../dependents/parent.ts";
import { renewDeadline, renewPassedDeadline } from "./renew-deadline.ts";
import { enrolmentSubject } from "./subject.ts";

/** An enrolment, as the parent of the lists of dependents that are chosen for it. */
export const enrolmentAsParent: ListParent = {
  /** Also where the enrolment has left the plan out since. */
  async planOf(context, list) {
    const parent = await context.all.enrolmentIntents.get(list.parent_intent_id);
    const group_policy_ids = [...new Set([...parent.group_policy_ids, list.group_policy_id])];
    const { plans } = await enrolmentSubject(context, { ...parent, group_policy_ids });
    const covered = plans.find(({ groupPolicy }) => groupPolicy.id === list.group_policy_id);
    if (covered === undefined) throw new Error("A list of dependents belongs to a group policy.");
    return covered;
  },

  async dueBy(context, list) {
    return (await context.all.enrolmentIntents.get(list.parent_intent_id)).due_by;
  },

  async assertMay() {},

  async restsOn(context, list) {
    const parent = await context.all.enrolmentIntents.get(list.parent_intent_id);
    return parent.completed_sub_intent_id === list.id && parent.settled === null;
  },

  async completed(context, list) {
    const parent = await context.all.enrolmentIntents.get(list.parent_intent_id);
    await context.all.enrolmentIntents.replace({ ...parent, completed_sub_intent_id: list.id });
    await renewPassedDeadline(context, parent.id);
  },

  /** Screening took time away from it (decisions §5). */
  async reopened(context, list) {
    const parent = await context.all.enrolmentIntents.get(list.parent_intent_id);
    await renewDeadline(context, await enrolmentSubject(context, parent));
  },

  /** The deadline may have waited for it, and starts anew then. */
  async givenUp(context, list) {
    await renewPassedDeadline(context, list.parent_intent_id);
  },
};

import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { amendmentAsParent } from "../amendment/as-parent.ts";
import { enrolmentAsParent } from "../enrolment/as-parent.ts";
import type { ListParent } from "./parent.ts";

const parents: Record<DependentsManagementIntentRow["parent_intent_type"], ListParent> = {
  enrolment_intent: enrolmentAsParent,
  policy_amendment_intent: amendmentAsParent,
};

/** The kind of intent that a list of dependents belongs to. */
export function parentOf(list: Pick<DependentsManagementIntentRow, "parent_intent_type">): ListParent {
  return parents[list.parent_intent_type];
}

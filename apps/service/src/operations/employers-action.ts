import type { ActionRequired } from "@enrolkit/contract";

/** What a quote or a group policy waits for, in words for the employer. */
export function employersAction(dueBy: string): ActionRequired {
  return {
    code: "provide_missing_information",
    reason: "A detail about the group is missing",
    reason_description:
      "The insurer needs to know something about the employees of the group before it can go on.",
    due_by: dueBy,
  };
}

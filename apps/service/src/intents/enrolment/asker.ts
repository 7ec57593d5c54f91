import { invalidState } from "../../problem/problem.ts";
import type { Asker } from "../../requirements/asker.ts";
import { openEnrolmentRequirements } from "../../requirements/of-enrolment.ts";
import { moveEnrolment, refuseAfterDeadline } from "./move.ts";
import { enrolmentSubject } from "./subject.ts";

const openStatuses: readonly string[] = [
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
  "scheduled",
  "processing",
];

/** An enrolment takes answers until it is confirmed. */
export const enrolmentAsker: Asker = {
  async assertOpen(context, { intent_id }) {
    const intent = await context.all.enrolmentIntents.get(intent_id);
    if (!openStatuses.includes(intent.status)) {
      throw invalidState("The enrolment is no longer open, so its answers cannot be changed.", {
        current_status: intent.status,
        allowed_statuses: [...openStatuses],
      });
    }
    refuseAfterDeadline(context, await enrolmentSubject(context, intent));
  },

  async goOn(context, { intent_id }) {
    const intent = await context.all.enrolmentIntents.get(intent_id);
    if (intent.status !== "action_required") return;
    const open = await openEnrolmentRequirements(context, await enrolmentSubject(context, intent));
    if (open.length === 0) await moveEnrolment(context, intent, "fulfil");
  },
};

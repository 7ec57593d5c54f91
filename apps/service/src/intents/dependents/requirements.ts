import type { RequirementHandler } from "../../requirements/handler.ts";
import { judgeAgain } from "./judge.ts";
import { assertListOpen } from "./open-list.ts";

/** A list of dependents takes answers while it can be changed. */
export const dependentsRequirements: RequirementHandler = {
  async assertOpen(context, { intent_id }) {
    await assertListOpen(context, await context.all.dependentsManagementIntents.get(intent_id));
  },

  async fulfilled(context, { intent_id }) {
    await judgeAgain(context, await context.all.dependentsManagementIntents.get(intent_id));
  },
};

import type { Asker } from "../../requirements/asker.ts";
import { judgeAgain } from "./judge.ts";
import { assertListOpen } from "./open-list.ts";

/** A list of dependents takes answers while it can be changed. */
export const dependentAsker: Asker = {
  async assertOpen(context, { intent_id }) {
    await assertListOpen(context, await context.all.dependentsManagementIntents.get(intent_id));
  },

  async goOn(context, { intent_id }) {
    await judgeAgain(context, await context.all.dependentsManagementIntents.get(intent_id));
  },
};

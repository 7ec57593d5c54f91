import type { Asker } from "../../requirements/asker.ts";
import { judgeAgain } from "./judge.ts";
import { assertListOpen } from "./open-list.ts";

/** A list of dependents takes answers while it can be changed. */
export const dependentAsker: Asker = {
  async assertOpen(scope, { intent_id }) {
    await assertListOpen(scope, await scope.all.dependentsManagementIntents.get(intent_id));
  },

  async goOn(scope, { intent_id }) {
    await judgeAgain(scope, await scope.all.dependentsManagementIntents.get(intent_id));
  },
};

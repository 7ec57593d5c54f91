import { isDeadlinePassed, type UserLocation, deadlinePassesAt } from "../../src/index.ts";

export function answerDeadline(input: UserLocation & { due_by: string; now: string }): unknown {
  return {
    passed: isDeadlinePassed(input.due_by, input, new Date(input.now)),
    passes_at: deadlinePassesAt(input.due_by, input).toISOString().replace(".000Z", "Z"),
  };
}

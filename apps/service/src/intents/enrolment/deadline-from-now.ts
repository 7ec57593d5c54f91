import { dueByAfter, type UserLocation } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";

/** Days that each waiting state gives (decisions §5). */
const daysToAct = 14;

/** The `due_by` of a state that is entered now. */
export function deadlineFromNow({ now }: Pick<CommandContext, "now">, location: UserLocation): string {
  return dueByAfter(new Date(now), daysToAct, location);
}

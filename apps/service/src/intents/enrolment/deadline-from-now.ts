import { dueByAfter, type Place } from "@enrolkit/rules";
import type { Scope } from "../../context.ts";

/** Days that each waiting state gives (decisions §5). */
const daysToAct = 14;

/** The `due_by` of a state that is entered now. */
export function deadlineFromNow({ now }: Pick<Scope, "now">, place: Place): string {
  return dueByAfter(new Date(now), daysToAct, place);
}

import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CoveredPlan } from "../enrolment/subject.ts";
import type { CommandContext } from "../../context.ts";

type List = DependentsManagementIntentRow;

/** A kind of intent that has dependents chosen for it. */
export interface ListParent {
  /** The plan that a list is for, with the day on which its people are judged. */
  planOf(context: CommandContext, list: List): Promise<CoveredPlan>;
  /** The parent's deadline, as a list writes it to callers; null while it has none. */
  dueBy(context: CommandContext, list: List): Promise<string | null>;
  /** Throws the 400 where the parent's reason does not let people be added, or covered people be dropped. */
  assertMay(context: CommandContext, list: List, change: "add" | "drop"): Promise<void>;
  /** Whether a parent that is not confirmed yet rests on this list. */
  restsOn(context: CommandContext, list: List): Promise<boolean>;
  /** Everybody is ready. */
  completed(context: CommandContext, list: List): Promise<void>;
  /** Screening found somebody who has to be removed. */
  reopened(context: CommandContext, list: List): Promise<void>;
  /** Its caller does not want it any more. */
  givenUp(context: CommandContext, list: List): Promise<void>;
}

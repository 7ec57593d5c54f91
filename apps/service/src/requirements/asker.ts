import type { RequirementRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";

/** A kind of intent that asks for things to be told. */
export interface Asker {
  /** Throws the `invalid_state` where the intent takes no answers any more. */
  assertOpen(context: CommandContext, requirement: RequirementRow): Promise<void>;
  /** Lets the intent go on, where nothing else is open. */
  goOn(context: CommandContext, requirement: RequirementRow): Promise<void>;
}

import type { RequirementRow } from "../store/rows.ts";
import type { Scope } from "../context.ts";

/** A kind of intent that asks for things to be told. */
export interface Asker {
  /** Throws the `invalid_state` where the intent takes no answers any more. */
  assertOpen(scope: Scope, requirement: RequirementRow): Promise<void>;
  /** Lets the intent go on, where nothing else is open. */
  goOn(scope: Scope, requirement: RequirementRow): Promise<void>;
}

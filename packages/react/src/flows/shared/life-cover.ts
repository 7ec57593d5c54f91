import type { PlanCoverage } from "@enrolkit/types";
import type { Format } from "../../messages/format.ts";

/** What life cover pays, as the plan calls the level that was chosen (“Two times salary”); undefined where it names none. */
export function amountOfLifeCover(
  chosen: readonly PlanCoverage[] | null | undefined,
  { list }: Pick<Format, "list">,
): string | undefined {
  const levels = (chosen ?? []).flatMap(({ options }) => options.map(({ name }) => name));
  return levels.length > 0 ? list(levels) : undefined;
}

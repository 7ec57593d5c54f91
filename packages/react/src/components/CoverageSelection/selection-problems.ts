import type { CoverageScope, Facts, PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/types";
import { checkSelections, type FieldErrors } from "@enrolkit/rules";
import type { Format } from "../../messages/format.ts";
import type { Messages } from "../../messages/messages.ts";
import { listAt, listKey } from "./selection-tree.ts";

/** Choices to be checked. */
export interface CheckedChoices {
  questions: readonly PlanCoverage[];
  scope: CoverageScope;
  facts: Facts;
  chosen: readonly PlanCoverageOptionSelection[];
  /** How often the person tried to go on. */
  attempt: number;
  problems: FieldErrors | undefined;
}

/** What is wrong, by the list that it is about: our own findings after an attempt to go on, and the service's errors. */
export function selectionProblems(
  { questions, scope, facts, chosen, attempt, problems }: CheckedChoices,
  texts: Messages["coverError"],
  format: Format,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();

  for (const [path, messages] of Object.entries(problems ?? {})) {
    const key = listAt(path, chosen);
    if (key !== null && messages[0] !== undefined) found.set(key, messages[0]);
  }
  if (attempt === 0) return found;

  for (const error of checkSelections({ configurations: questions, scope, facts, selections: chosen })) {
    const { code, option, configuration, missing = configuration ? [configuration] : [] } = error;
    const text = texts[code === "too_few" || code === "too_many" ? code : "missing_required"];
    for (const { id, name } of missing) {
      const what = format.isolate(option?.name ?? name);
      found.set(listKey(id, option?.id), text(what, format.count(error.bound ?? 0)));
    }
  }
  return found;
}

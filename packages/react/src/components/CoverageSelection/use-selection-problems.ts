import type { CoverageScope, Facts, PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { checkSelections, type FieldErrors } from "@enrolkit/rules";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { listAt, listKey } from "./list-key.ts";

interface Choices {
  questions: readonly PlanCoverage[];
  scope: CoverageScope;
  facts: Facts;
  chosen: readonly PlanCoverageOptionSelection[];
  attempt: number;
  problems: FieldErrors | undefined;
}

/** What is wrong, by the list it stands at: our own findings after an attempt to go on, and the service's refusal. */
export function useSelectionProblems(choices: Choices): ReadonlyMap<string, string> {
  const { questions, scope, facts, chosen, attempt, problems } = choices;
  const { coverError } = useMessages();
  const format = useFormat();
  const found = new Map<string, string>();

  for (const [path, messages] of Object.entries(problems ?? {})) {
    const key = listAt(path, chosen);
    if (key !== null && messages[0] !== undefined) found.set(key, messages[0]);
  }
  if (attempt === 0) return found;

  for (const error of checkSelections({ configurations: questions, scope, facts, selections: chosen })) {
    for (const missing of error.missing ?? []) {
      found.set(listKey(missing.id), coverError.missing_required(format.isolate(missing.name)));
    }
    if (error.configuration === undefined) continue;
    const name = format.isolate((error.option ?? error.configuration).name);
    const bound = format.count(error.bound ?? 0);
    const message =
      error.code === "too_few" || error.code === "too_many"
        ? coverError[error.code](name, bound)
        : coverError.missing_required(name);
    found.set(listKey(error.configuration.id, error.option?.id), message);
  }
  return found;
}

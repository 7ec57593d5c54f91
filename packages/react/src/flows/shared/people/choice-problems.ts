import type { EnrolkitError } from "@enrolkit/client";
import type { DependentInfo } from "@enrolkit/contract";
import type { FieldErrors } from "@enrolkit/rules";

const choices = "$.dependent_coverage_selections";

/** What a refusal says of one person's own choices, by the path of a list that is theirs alone. */
export function choiceProblems(
  refusal: EnrolkitError | null,
  dependents: readonly DependentInfo[],
  personId: string,
): FieldErrors {
  const index = dependents.findIndex(({ associated_person_id }) => associated_person_id === personId);
  const prefix = `${choices}[${index}].coverage_selections`;
  const own: FieldErrors = {};
  for (const [path, messages] of Object.entries(refusal?.fieldErrors ?? {})) {
    if (path.startsWith(prefix)) own[`$.coverage_selections${path.slice(prefix.length)}`] = [...messages];
  }
  return own;
}

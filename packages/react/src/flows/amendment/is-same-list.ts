import type { DependentInfo, EligibilityItem } from "@enrolkit/contract";

type OnFile = Pick<EligibilityItem, "associated_person_id">;

/** Whether a list is those whom the policy covers already, as far as they have a record. */
export function isSameList(
  list: readonly Pick<DependentInfo, "associated_person_id">[],
  onFile: readonly OnFile[],
  covered: readonly (string | null)[],
): boolean {
  const listed = new Set(list.map(({ associated_person_id }) => associated_person_id));
  return onFile.every(({ associated_person_id: id }) => listed.has(id) === covered.includes(id));
}

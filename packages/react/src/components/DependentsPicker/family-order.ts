import type { EligibilityItem } from "@enrolkit/contract";

const order = ["spouse", "partner", "child", "other"];

/** Partners first, then children from the eldest; two who have everything in common keep their order by id. */
export function inFamilyOrder(people: readonly EligibilityItem[]): EligibilityItem[] {
  const key = ({ relationship, date_of_birth, associated_person_id }: EligibilityItem) =>
    `${order.indexOf(relationship)} ${date_of_birth} ${associated_person_id}`;
  return people.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}

import type { AssociatedPerson, CoveredMember, DependentInfo, EligibilityItem } from "@enrolkit/types";

/** A person before and after a change: a member of the policy, or a person on file who becomes one. */
export type ChangedMember =
  | { readonly fate: "stays" | "leaves"; readonly member: CoveredMember }
  | { readonly fate: "joins"; readonly person: AssociatedPerson };

/** Who stays, who leaves and who joins. Members without a record are on no list, and stay. */
export function changedMembers(
  before: readonly CoveredMember[],
  list: readonly DependentInfo[],
  onFile: readonly AssociatedPerson[],
): ChangedMember[] {
  const listed = new Set<string | null>(list.map(({ associated_person_id }) => associated_person_id));
  const known = new Set<string | null>(onFile.map(({ id }) => id));
  const covered = new Set(before.map(({ associated_person_id }) => associated_person_id));
  return [
    ...before.map((member): ChangedMember => {
      const id = member.associated_person_id;
      return { fate: id === null || !known.has(id) || listed.has(id) ? "stays" : "leaves", member };
    }),
    ...onFile
      .filter(({ id }) => listed.has(id) && !covered.has(id))
      .map((person): ChangedMember => ({ fate: "joins", person })),
  ];
}

/**
 * Why people can be neither put on a list nor taken off it, by what happened: those who are covered where people may
 * only join, those who are not where they may only leave.
 */
export function fixedPeople(
  onFile: readonly Pick<EligibilityItem, "associated_person_id">[],
  covered: readonly (string | null)[],
  may: { readonly adding: boolean; readonly dropping: boolean },
  texts: { readonly stays: string; readonly out: string },
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    onFile.flatMap(({ associated_person_id: id }) => {
      const isCovered = covered.includes(id);
      if (isCovered && !may.dropping) return [[id, texts.stays]];
      return !isCovered && !may.adding ? [[id, texts.out]] : [];
    }),
  );
}

/** Whether a list holds those who are covered already, as far as they have a record. */
export function isSameList(
  list: readonly Pick<DependentInfo, "associated_person_id">[],
  onFile: readonly Pick<EligibilityItem, "associated_person_id">[],
  covered: readonly (string | null)[],
): boolean {
  const listed = new Set(list.map(({ associated_person_id }) => associated_person_id));
  return onFile.every(({ associated_person_id: id }) => listed.has(id) === covered.includes(id));
}

import type { AssociatedPerson, CoveredMember, DependentInfo } from "@enrolkit/contract";

/** Somebody before and after a change: a member of the policy, or somebody on file who becomes one. */
export type ChangedMember =
  | { readonly fate: "stays" | "leaves"; readonly member: CoveredMember }
  | { readonly fate: "joins"; readonly person: AssociatedPerson };

/** Who stays, who leaves and who joins. Whoever is covered and has no record any more is on no list, and stays. */
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

import type { EligibilityItem } from "@enrolkit/contract";

/**
 * Who can be neither put on a list nor taken off it, by what happened: whoever is covered where people may only join,
 * whoever is not where they may only leave.
 */
export function fixedPeople(
  onFile: readonly Pick<EligibilityItem, "associated_person_id">[],
  covered: readonly (string | null)[],
  may: { readonly adding: boolean; readonly dropping: boolean },
  texts: { readonly noDropping: string; readonly noAdding: string },
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    onFile.flatMap(({ associated_person_id: id }) => {
      const isCovered = covered.includes(id);
      if (isCovered && !may.dropping) return [[id, texts.noDropping]];
      return !isCovered && !may.adding ? [[id, texts.noAdding]] : [];
    }),
  );
}

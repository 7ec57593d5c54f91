import type { GlossaryEntry } from "@enrolkit/types";

/** The entries whose term stands in one of these texts, in the order of the glossary. */
export function termsIn(
  glossary: readonly GlossaryEntry[],
  texts: readonly (string | null | undefined)[],
): GlossaryEntry[] {
  const all = texts.map((text) => (text ?? "").toLowerCase());
  return glossary.filter(({ term }) => all.some((text) => holds(text, term.trim().toLowerCase())));
}

/** Whether a term stands in a text as words of its own. Scripts without spaces between words need no edge. */
function holds(text: string, term: string): boolean {
  if (term === "") return false;
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) {
    const before = text.slice(0, at).at(-1) ?? "";
    const after = text.slice(at + term.length).at(0) ?? "";
    if (isUnspaced(term) || !(isLetter(before) || isLetter(after))) return true;
  }
  return false;
}

const isLetter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
const isUnspaced = (term: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(term);

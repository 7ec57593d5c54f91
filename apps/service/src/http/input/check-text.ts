/** What is wrong with a string that the stores would keep differently; undefined when it is sound. */
export function textFault(text: string): string | undefined {
  if (text.includes("\u0000")) return "must not hold the character NUL";
  return /\p{Surrogate}/u.test(text)
    ? "must be well-formed Unicode; it holds half of a surrogate pair"
    : undefined;
}

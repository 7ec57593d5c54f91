/** One or two first letters of a name, in any script. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const wide = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/.test(words[0] ?? "");
  const letters = words.slice(0, wide ? 1 : 2).map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0));
  // A non-joiner keeps letters of a cursive script apart.
  return letters.join(/[\u0600-\u08ff]/.test(letters[0] ?? "") ? "\u200c" : "").toLocaleUpperCase();
}

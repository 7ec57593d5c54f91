/** Returns whether both stores can hold a text: no lone surrogates, no control characters such as NUL. */
export function isWellFormedText(text: string): boolean {
  return !/[\p{Surrogate}\p{Control}]/u.test(text);
}

/** Normalizes a name: NFC, trimmed, inner runs of blanks collapsed to one. */
export function normalizeName(name: string): string {
  return name.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

/** Returns the length of a text in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Returns whether a text has nothing but blanks and invisible format characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Format}]*$/u.test(text);
}

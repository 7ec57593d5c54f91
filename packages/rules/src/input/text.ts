/** Texts that stores and readers treat alike: no lone surrogates, no control characters such as NUL. */
export function isWellFormedText(text: string): boolean {
  return !/[\p{Surrogate}\p{Control}]/u.test(text);
}

/** A name as it is kept: NFC, trimmed, inner runs of blanks collapsed to one. */
export function tidyName(name: string): string {
  return name.normalize("NFC").replaceAll(/\s+/gu, " ").trim();
}

/** Characters as people count them closely enough: code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Whether nothing in a text can be seen: blanks and invisible format characters only. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Format}]*$/u.test(text);
}

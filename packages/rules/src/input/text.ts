/** Returns whether both stores can hold a text: no lone surrogates, no control characters such as NUL. */
export function isWellFormedText(text: string): boolean {
  return !/[\p{Surrogate}\p{Control}]/u.test(text);
}

/**
 * Normalizes a name: no format controls, which show nothing but can turn what follows around (joiners stay: they shape
 * letters), trimmed, inner runs of blanks collapsed to one, NFC.
 */
export function normalizeName(name: string): string {
  return withoutFormatControls(name).replaceAll(/\s+/gu, " ").trim().normalize("NFC");
}

const joiners = "\u200c\u200d";

function withoutFormatControls(text: string): string {
  return text.replaceAll(/\p{Format}/gu, (control) => (joiners.includes(control) ? control : ""));
}

/** Returns the length of a text in code points. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

/** Returns whether a text has nothing but blanks and invisible format characters. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Format}]*$/u.test(text);
}

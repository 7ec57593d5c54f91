/** Names and ids in files are other people's text: no terminal codes, and nothing that turns a line around. */
export function printable(text: string): string {
  return text.replaceAll(/[\p{Control}\p{Bidi_Control}]/gu, "�");
}

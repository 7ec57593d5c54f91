/** Arabic, Persian and full-width digits as 0 to 9, blanks around taken off. */
export function latinDigits(text: string): string {
  const ascii = (digit: string) => String(digit.charCodeAt(0) % 16);
  return text
    .normalize("NFKC")
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/g, ascii)
    .trim();
}

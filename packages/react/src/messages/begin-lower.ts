/** Words as they go on behind a colon. German keeps their capital: a noun has one, and a sentence there begins with one. */
export function beginLower(text: string, locale: string): string {
  if (new Intl.Locale(locale).language === "de") return text;
  return text.charAt(0).toLocaleLowerCase(locale) + text.slice(1);
}

import type { Request } from "express";

/** The languages of sentences for people (decisions §1). The first is used where none of them is accepted. */
export const languages = ["en", "de", "fr", "es", "pt", "it", "nl", "ar"] as const;
export type Language = (typeof languages)[number];

/** Returns the best language of `Accept-Language` that the service has. */
export function languageOf(request: Request): Language {
  const best = request.acceptsLanguages([...languages]);
  return languages.find((language) => language === best) ?? languages[0];
}

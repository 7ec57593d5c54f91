import { fallbackChain, locales } from "../messages/locales.ts";
import type {
  AmendmentMessages,
  Messages,
  ParticipationMessages,
  PoliciesMessages,
  QuoteMessages,
} from "../messages/messages.ts";

/** All texts of a language. */
interface Language {
  readonly core: Messages;
  readonly quote: QuoteMessages;
  readonly amendment: AmendmentMessages;
  readonly policies: PoliciesMessages;
  readonly participation: ParticipationMessages;
}

/** Every language that comes with the SDK, loaded already. */
export const languages: ReadonlyMap<string, Language> = new Map(
  await Promise.all(
    Object.entries(locales).map(async ([locale, { core, quote, amendment, policies, participation }]) => {
      const texts: Language = {
        core: await core(),
        quote: await quote(),
        amendment: await amendment(),
        policies: await policies(),
        participation: await participation(),
      };
      return [locale, texts] as const;
    }),
  ),
);

/** The texts that a locale gets. */
export function languageOf(locale = "en"): Language {
  const found = fallbackChain(locale).find((tag) => languages.has(tag));
  const language = languages.get(found ?? "");
  if (language === undefined) throw new Error(`There is no language for ${locale}, not even English.`);
  return language;
}

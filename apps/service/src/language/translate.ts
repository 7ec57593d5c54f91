import { dayIn, inEnglish, sayIn, type Sentence, type SpokenLanguage } from "@enrolkit/rules";
import ar from "./texts/ar.json" with { type: "json" };
import de from "./texts/de.json" with { type: "json" };
import es from "./texts/es.json" with { type: "json" };
import fr from "./texts/fr.json" with { type: "json" };
import it from "./texts/it.json" with { type: "json" };
import nl from "./texts/nl.json" with { type: "json" };
import pt from "./texts/pt.json" with { type: "json" };
import { type Language, languages } from "./languages.ts";

/** Says a sentence in one language. */
export type Translate = (said: Sentence) => string;

/** Each language's texts by the English ones. English is the key itself. */
export const texts: Record<Exclude<Language, "en">, Record<string, string>> = { de, fr, es, pt, it, nl, ar };

/** How days are written where a language alone does not say it. */
const dayLocales: Partial<Record<Language, string>> = { en: "en-GB", pt: "pt-PT" };

function spokenLanguage(language: Language): SpokenLanguage {
  const dictionary = new Map(Object.entries(language === "en" ? {} : texts[language]));
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  return {
    // A text that has no translation stays English.
    textOf: (english) => dictionary.get(english) ?? english,
    day: (day) => dayIn(dayLocales[language] ?? language, day),
    number: (value) => numbers.format(value),
    separator: language === "ar" ? "، " : ", ",
  };
}

const translators = new Map<Language, Translate>(
  languages.map((language) => {
    const spoken = spokenLanguage(language);
    return [language, (said) => sayIn(spoken, said)];
  }),
);

/** Returns what says sentences in a language. */
export function translateTo(language: Language): Translate {
  return translators.get(language) ?? inEnglish;
}

import { dayIn, type Sentence, type SentenceValue } from "@enrolkit/rules";
import { createInstance } from "i18next";
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

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(
    Object.entries(texts).map(([language, translation]) => [language, { translation }]),
  ),
  supportedLngs: [...languages],
  fallbackLng: false,
  // Sentences hold dots and colons.
  keySeparator: false,
  nsSeparator: false,
  // JSON is no HTML.
  interpolation: { escapeValue: false },
});

/** How days are written where a language alone does not say it. */
const dayLocales: Partial<Record<Language, string>> = { en: "en-GB", pt: "pt-PT" };

/** Returns what says sentences in a language. A text that has no translation stays English. */
export function translateTo(language: Language): Translate {
  return translators[language];
}

const translators = Object.fromEntries(
  languages.map((language) => [language, translator(language)]),
) as Record<Language, Translate>;

function translator(language: Language): Translate {
  const t = i18n.getFixedT(language);
  const numbers = new Intl.NumberFormat(language, { useGrouping: false });
  const translate: Translate = (said) => {
    if (typeof said === "string") return t(said);
    return t(
      said.text,
      Object.fromEntries(Object.entries(said.values).map(([name, value]) => [name, spoken(value)])),
    );
  };
  const spoken = (value: SentenceValue): string => {
    if (typeof value === "number") return numbers.format(value);
    if (typeof value === "string") return value;
    if ("day" in value) return dayIn(dayLocales[language] ?? language, value.day);
    return ("sentences" in value ? value.sentences : [value.sentence]).map(translate).join(", ");
  };
  return translate;
}

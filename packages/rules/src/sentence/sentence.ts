/** A sentence for people, in English. Where it holds values it is a template, so that it can be said in another language. */
export type Sentence = string | Template;

/** An English text with a `{{name}}` for each of its values. */
export interface Template {
  readonly text: string;
  readonly values: Readonly<Record<string, SentenceValue>>;
}

/** A text that stays as it is, a number, a day to be written as its readers write days, or sentences in the sentence. */
export type SentenceValue =
  | string
  | number
  | { readonly day: string }
  | { readonly sentence: Sentence }
  | { readonly sentences: readonly Sentence[] };

/** How a language says things. */
export interface SpokenLanguage {
  /** Its text for an English one, with the same `{{name}}`s. */
  readonly textOf: (english: string) => string;
  /** A civil date as its readers write it. */
  readonly day: (day: string) => string;
  readonly number: (value: number) => string;
  /** What stands between the sentences of a list; a comma when absent. */
  readonly separator?: string | undefined;
}

/** Makes a sentence with values. */
export function sentence(text: string, values: Template["values"]): Template {
  return { text, values };
}

/** Returns a sentence as readers of a language see it. */
export function sayIn(language: SpokenLanguage, said: Sentence): string {
  if (typeof said === "string") return language.textOf(said);
  const text = language.textOf(said.text);
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueIn(language, said.values[name] ?? ""));
}

function valueIn(language: SpokenLanguage, value: SentenceValue): string {
  if (typeof value === "string") return value;
  if (typeof value === "number") return language.number(value);
  if ("day" in value) return language.day(value.day);
  const sentences = "sentences" in value ? value.sentences : [value.sentence];
  return sentences.map((each) => sayIn(language, each)).join(language.separator ?? ", ");
}

/** French and Italian count the first of a month, and no other day. */
const firstOfMonth: Readonly<Record<string, string>> = { fr: "1er", it: "1º" };

/** Returns a civil date as people write it: "31 December 2026". */
export function dayIn(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const written = format.format(new Date(`${day}T00:00:00Z`));
  const first = firstOfMonth[locale.slice(0, 2)];
  const counted = first ? written.replace(/^1(?!\d)/, first) : written;
  return withUnbrokenDay(counted);
}

/** A written date in which no line breaks behind “1.” or “13”: the month follows its day. */
export function withUnbrokenDay(written: string): string {
  return written.replace(/(\p{N}[^\s\p{N}]*) (?=\p{L})/u, "$1\u00a0");
}

const english: SpokenLanguage = { textOf: (text) => text, day: (day) => dayIn("en-GB", day), number: String };

/** Returns a sentence as English readers see it. */
export function inEnglish(said: Sentence): string {
  return sayIn(english, said);
}

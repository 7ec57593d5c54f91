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

/** Makes a sentence with values. */
export function sentence(text: string, values: Template["values"]): Template {
  return { text, values };
}

/** Returns a sentence as English readers see it. */
export function inEnglish(said: Sentence): string {
  if (typeof said === "string") return said;
  return said.text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => valueInEnglish(said.values[name] ?? ""));
}

function valueInEnglish(value: SentenceValue): string {
  if (typeof value !== "object") return String(value);
  if ("day" in value) return dayIn("en-GB", value.day);
  return ("sentences" in value ? value.sentences : [value.sentence]).map(inEnglish).join(", ");
}

/** Returns a civil date as people write it: "31 December 2026". */
export function dayIn(locale: string, day: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

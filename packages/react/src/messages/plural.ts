import type { Count } from "./format.ts";

/** A text for each plural category of a language. Categories that read like `other` can be left out. */
export interface PluralForms extends Partial<Record<Intl.LDMLPluralRule, string>> {
  /** For 0, in a language that has no category for it. */
  readonly none?: string | undefined;
  readonly other: string;
}

/** Picks a text by the plural rules of a language: `plural(count, { one: "1 day", other: `${count.text} days` })`. */
export function pluralsOf(locale: string): (count: Count, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(locale);
  return ({ value }, forms) =>
    (value === 0 ? forms.none : undefined) ?? forms[rules.select(value)] ?? forms.other;
}

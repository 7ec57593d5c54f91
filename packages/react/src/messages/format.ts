import { decimalsOf, withUnbrokenDay } from "@enrolkit/rules";

/** A number that a message needs twice: as a value, for the plural, and as it is written. */
export interface Count {
  /** For the plural form. */
  value: number;
  /** As it is written in the language. */
  text: string;
}

/** Writes amounts, dates and names for people, through `Intl`. */
export interface Format {
  /** The BCP 47 tag that it writes for. */
  locale: string;
  /** An amount in currency units: `£4.25`, `¥500`, `KWD 3.400`. The code is lowercase ISO 4217. */
  money: (amount: number, currency: string) => string;
  /** A calendar day with its weekday and without its year: `Friday 11 December`. */
  day: (date: string) => string;
  /** A calendar day in full: `1 January 2027`. */
  date: (date: string) => string;
  /** The month of a calendar day: `January 2027`. */
  month: (date: string) => string;
  /** Day and short month of a date, in two parts, as on a calendar leaf. */
  leaf: (date: string) => { day: string; month: string };
  /** With at most two digits after the point. */
  number: (value: number) => string;
  /** A percentage, from 0 to 100. */
  percent: (value: number) => string;
  /** A whole number, with what its plural form is chosen by. */
  count: (value: number) => Count;
  /** Several words with commas and “and”. */
  list: (items: readonly string[]) => string;
  /** The name of a country, from its lowercase ISO 3166-1 code. */
  country: (code: string) => string;
  /** The name of a currency, from its lowercase ISO 4217 code. */
  currency: (code: string) => string;
  /** The name of an IANA time zone, all year: `Central European Time`. */
  zone: (name: string) => string;
  /**
   * A person's name. Where others among these have the same it is distinguished: by the date of birth, else by a number in
   * the order of their ids.
   */
  fullName: (person: Named, among?: readonly Named[]) => string;
  /** The same inside a text: isolated from it where it is written in the other direction. */
  name: (person: Named, among?: readonly Named[]) => string;
  /** A text for the middle of another: isolated from it where it is written in the other direction. */
  isolate: (text: string) => string;
  /** The order in which the parts of a date are written: `["day", "month", "year"]`. */
  dateOrder: readonly DatePart[];
}

/** A person on file, or on a list by their `associated_person_id`. */
export interface Named {
  /** As on file. */
  first_name: string;
  /** As on file; the same as the first name where a person has one name. */
  last_name: string;
  /** `YYYY-MM-DD` */
  date_of_birth?: string | undefined;
  /** Orders those who cannot be told apart otherwise. */
  id?: string | undefined;
  /** The same, in lists of people who are covered. */
  associated_person_id?: string | null | undefined;
}

export type DatePart = "day" | "month" | "year";

/** What `Intl` takes for American English and for Brazilian Portuguese is meant for Britain and Portugal. */
const countries: Readonly<Record<string, string>> = { en: "en-GB", pt: "pt-PT" };

/** French and Italian count the first of a month, and no other day. */
const firstOfMonth: Readonly<Record<string, string>> = { fr: "1er", it: "1º" };

/** Formats for a locale. Unknown codes of currencies and countries are written as they are, in capitals. */
export function createFormat(locale: string): Format {
  const asked = supported(locale);
  const tag = countries[asked] ?? asked;
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(tag, { ...options, calendar: "gregory", timeZone: "UTC" });
    const first = options.month === "long" && firstOfMonth[tag.slice(0, 2)];
    const written = ({ type, value }: Intl.DateTimeFormatPart) =>
      (type === "day" && value === "1" && first) || value;
    return (date: string) =>
      withUnbrokenDay(
        format
          .formatToParts(new Date(`${date.slice(0, 10)}T00:00:00Z`))
          .map(written)
          .join(""),
      );
  };
  const numbers = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 });
  const names = (type: "region" | "currency") => {
    const known = new Intl.DisplayNames(tag, { type });
    return (code: string) => attempt(() => known.of(code.toUpperCase())) ?? code.toUpperCase();
  };
  const number = (value: number) => numbers.format(value);
  const date = dates({ day: "numeric", month: "long", year: "numeric" });
  function fullName(person: Named, among: readonly Named[] = []): string {
    const name = nameOf(person);
    const same = among.filter((other) => nameOf(other) === name);
    if (same.length < 2) return name;
    const alike = same.filter((other) => other.date_of_birth === person.date_of_birth);
    if (alike.length < 2) return `${name} (${date(person.date_of_birth ?? "")})`;
    return `${name} (${number(alike.map(idOf).toSorted().indexOf(idOf(person)) + 1)})`;
  }
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 2 });
  return {
    locale,
    money: (amount, currency) => {
      const money = new Intl.NumberFormat(tag, {
        style: "currency",
        currency: currency.toUpperCase(),
        minimumFractionDigits: decimalsOf(currency),
        maximumFractionDigits: decimalsOf(currency),
      });
      const parts = money.formatToParts(amount);
      return parts.map(({ type, value }) => (type === "currency" ? isolated(value, tag) : value)).join("");
    },
    day: dates({ weekday: "long", day: "numeric", month: "long" }),
    date,
    month: dates({ month: "long", year: "numeric" }),
    leaf: (date) => ({ day: dates({ day: "numeric" })(date), month: dates({ month: "short" })(date) }),
    number,
    percent: (value) => percent.format(value / 100),
    count: (value) => ({ value, text: number(value) }),
    list: (items) => new Intl.ListFormat(tag, { type: "conjunction" }).format(items),
    country: names("region"),
    currency: names("currency"),
    zone: (name) => zoneName(tag, name),
    fullName,
    name: (person, among) => isolated(fullName(person, among), tag),
    isolate: (text) => isolated(text, tag),
    dateOrder: orderOf(tag),
  };
}

const nameOf = ({ first_name, last_name }: Named): string => `${first_name} ${last_name}`.trim();
const idOf = ({ associated_person_id, id }: Named): string => associated_person_id ?? id ?? "";

function supported(locale: string): string {
  return attempt(() => Intl.getCanonicalLocales(locale)[0]) ?? "en";
}

function orderOf(tag: string): DatePart[] {
  const parts = new Intl.DateTimeFormat(tag, {
    day: "numeric",
    month: "numeric",
    year: "numeric",
    calendar: "gregory",
  });
  const wanted: readonly string[] = ["day", "month", "year"];
  return parts
    .formatToParts(new Date(0))
    .map(({ type }) => type)
    .filter((type): type is DatePart => wanted.includes(type));
}

function zoneName(tag: string, zone: string): string {
  const parts = attempt(() =>
    new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(),
  );
  return parts?.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}

const rightToLeft = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufdff\ufe70-\ufefc]/;
const leftToRight = /[\dA-Za-z\u00c0-\u024f\u0370-\u03ff\u0400-\u04ff\u200e\u202a\u202d\u2066]/;

/**
 * Wraps what is written against the text's direction in first-strong isolates; digits too, since behind Arabic letters
 * the parts of `2026-01` change their order.
 */
function isolated(text: string, tag: string): string {
  const against = directionOf(tag) === "rtl" ? leftToRight : rightToLeft;
  return against.test(text) ? `\u2068${text}\u2069` : text;
}

function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

const rightToLeftLanguages = new Set(["ar", "arc", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);
const rightToLeftScripts = /-(Arab|Hebr|Thaa|Syrc|Nkoo|Adlm)\b/i;

/** The direction in which a locale is written. */
export function directionOf(locale: string): "ltr" | "rtl" {
  if (/-[A-Z][a-z]{3}\b/.test(locale)) return rightToLeftScripts.test(locale) ? "rtl" : "ltr";
  return rightToLeftLanguages.has(locale.split("-")[0]?.toLowerCase() ?? "") ? "rtl" : "ltr";
}

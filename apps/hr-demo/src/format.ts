/** How dates and amounts are written in a language. */
export type Format = ReturnType<typeof createFormat>;

/** French and Italian count the first of a month, and no other day. */
const firstOfMonth: Readonly<Record<string, string>> = { fr: "1er", it: "1º" };

/** A line does not break behind “1.” or “13”: the month follows its day. */
const dayBeforeMonth = /(\p{N}[^\s\p{N}]*) (?=\p{L})/gu;

export function createFormat(locale: string) {
  const dayCount = new Intl.NumberFormat(locale, { style: "unit", unit: "day", unitDisplay: "long" });
  const first = firstOfMonth[locale.slice(0, 2)] ?? "1";
  const written = (format: Intl.DateTimeFormat, instant: Date, firstDay = first) =>
    format
      .formatToParts(instant)
      .map(({ type, value }) => (type === "day" && value === "1" ? firstDay : value))
      .join("")
      .replace(dayBeforeMonth, "$1\u00a0");
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { timeZone: "UTC", ...options });
    const firstDay = options.month === "long" ? first : "1";
    return (date: string) => written(format, new Date(`${date}T00:00:00Z`), firstDay);
  };
  const moments = (dateStyle: "full" | "medium") => (instant: string, timeZone: string) =>
    written(new Intl.DateTimeFormat(locale, { timeZone, dateStyle, timeStyle: "short" }), new Date(instant));
  const inCurrency = (value: number, currency: string, signDisplay: "auto" | "exceptZero") =>
    new Intl.NumberFormat(locale, { style: "currency", currency, signDisplay })
      .formatToParts(value)
      .map((part) => (part.type === "currency" ? isolated(part.value) : part.value))
      .join("");
  const range = new Intl.DateTimeFormat(locale, { timeZone: "UTC", day: "numeric", month: "short" });
  return {
    /** From pence. */
    money: (pence: number) => inCurrency(pence / 100, "GBP", "auto"),
    days: (count: number) => dayCount.format(count),
    date: dates({ day: "numeric", month: "long", year: "numeric" }),
    dayAndDate: dates({ weekday: "long", day: "numeric", month: "long" }),
    dayOfMonth: dates({ day: "numeric" }),
    monthName: dates({ month: "long" }),
    month: (month: string) => dates({ month: "long", year: "numeric" })(`${month}-01`),
    /** The month alone, for where many stand beside each other. */
    shortMonth: (month: string) => dates({ month: "short" })(`${month}-01`),
    narrowMonth: (month: string) => dates({ month: "narrow" })(`${month}-01`),
    dates: (from: string, to: string) =>
      range
        .formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
        .replaceAll(dayBeforeMonth, "$1\u00a0"),
    clock: moments("full"),
    time: (instant: number) => new Intl.DateTimeFormat(locale, { timeStyle: "medium" }).format(instant),
    /** All of them; each written in its own direction. */
    all: (items: string[]) =>
      new Intl.ListFormat(locale, { type: "conjunction" }).format(items.map(isolated)),
    /** The first of several. */
    some: (items: string[]) => items.map(isolated).join(locale.startsWith("ar") ? "، " : ", "),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    percent: (value: number) => new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100),
    /** An amount in a currency's own unit. */
    amount: (value: number, currency: string) => inCurrency(value, currency, "auto"),
    /** The same with its sign: by how much something became more or less. */
    change: (value: number, currency: string) => inCurrency(value, currency, "exceptZero"),
    /** A moment, in a zone. */
    moment: moments("medium"),
    /** The same with seconds and a short date: many come at once. */
    timeIn: (instant: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, dateStyle: "short", timeStyle: "medium" }).format(
        new Date(instant),
      ),
    /** Between a label and its value: French sets a space before it. */
    colon: locale.startsWith("fr") ? "\u00a0: " : ": ",
    list: (items: string[]) => new Intl.ListFormat(locale, { type: "disjunction" }).format(items),
  };
}

/** Isolates a text from the writing direction around it, where no element can do it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The hour of an instant in a zone, 0 to 23. */
export const hourIn = (timeZone: string, instant: string) =>
  Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(
      new Date(instant),
    ),
  );

/** Whole days from one date to another. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

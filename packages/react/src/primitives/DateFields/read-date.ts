import type { DatePart, Format } from "../../messages/format.ts";
import { latinDigits } from "../../text/latin-digits.ts";

export type DateParts = Record<DatePart, string>;

/**
 * A whole date in one text, as people copy it: `1970-04-04`, `4.4.1970`, `4 April 1970`. Of `4/5/1970` the order of the
 * language decides, unless only one order makes a date of it. Null for anything else, such as a year of two digits.
 */
export function readDate(text: string, format: Format): DateParts | null {
  const plain = latinDigits(text).toLowerCase();
  const numbers = plain.match(/\d+/g) ?? [];
  const at = numbers.findIndex(({ length }) => length === 4);
  const year = numbers[at];
  const rest = numbers.filter((_, index) => index !== at);
  const [first = "", second] = rest;
  if (year === undefined || first === "" || rest.some(({ length }) => length > 2)) return null;
  if (rest.length === 1) {
    const month = monthIn(plain, format);
    return month === null ? null : { day: first, month, year };
  }
  if (second === undefined || rest.length > 2 || at === 1) return null;
  const order = format.dateOrder;
  const isMonthFirst = at === 0 || order.indexOf("month") < order.indexOf("day");
  const [month, day] = isMonthFirst ? [first, second] : [second, first];
  return Number(month) > 12 ? { day: month, month: day, year } : { day, month, year };
}

/** The number of the one month that a text names, in the format's language, in full or the beginning of it. */
function monthIn(text: string, format: Format): string | null {
  const words = text.match(/\p{L}[\p{L}\p{M}]{2,}/gu) ?? [];
  const found = Array.from({ length: 12 }, (_, index) => String(index + 1)).filter((month) => {
    const day = `2000-${month.padStart(2, "0")}-01`;
    const names = ` ${format.date(day)} ${format.leaf(day).month}`.toLowerCase().split(/\s/);
    return words.some((word) => names.some((name) => name.startsWith(word)));
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

import type { DatePart } from "../../messages/format.ts";
import { latinDigits } from "../../text/latin-digits.ts";

export type DateParts = Record<DatePart, string>;

/** Takes a date, or what there is of it, apart. */
export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { day, month, year };
}

/** Puts three fields together: padded when all are whole numbers, as typed otherwise, empty when there is nothing. */
export function joinDate(parts: DateParts): string {
  const day = latinDigits(parts.day);
  const month = latinDigits(parts.month);
  const year = latinDigits(parts.year);
  if (!day && !month && !year) return "";
  if (/^\d{4}$/.test(year) && /^\d{1,2}$/.test(month) && /^\d{1,2}$/.test(day)) {
    return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  }
  return `${year}-${month}-${day}`;
}

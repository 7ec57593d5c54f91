/** A calendar day, `YYYY-MM-DD`. Dates can be compared as text. */
export type CivilDate = string;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Returns whether a text is a day that exists in the calendar. */
export function isCivilDate(text: string): boolean {
  const match = pattern.exec(text);
  if (match === null) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** Returns whether a text has the form of a day, whether or not the calendar has it. */
export function isWrittenAsDate(text: string): boolean {
  return pattern.test(text);
}

/** Returns the number of days of a month; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/** Returns the day that is `days` later, or earlier when negative. */
export function addDays(date: CivilDate, days: number): CivilDate {
  return fromEpochDay(epochDay(date) + days);
}

/** Returns the same day `months` later, or the last day of that month where it is shorter. */
export function addMonths(date: CivilDate, months: number): CivilDate {
  const { year, month, day } = dateParts(date);
  const count = year * 12 + (month - 1) + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return civilDate(toYear, toMonth, Math.min(day, daysInMonth(toYear, toMonth)));
}

/** Returns the first day of the next month. */
export function firstOfNextMonth(date: CivilDate): CivilDate {
  return `${addMonths(date, 1).slice(0, 8)}01`;
}

/** Returns the days from one date to another: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return epochDay(to) - epochDay(from);
}

/** Returns the latest date; null and undefined are ignored. */
export function latestDate(
  first: CivilDate,
  ...others: readonly (CivilDate | null | undefined)[]
): CivilDate {
  return others.reduce<CivilDate>((latest, date) => (date != null && date > latest ? date : latest), first);
}

/** Returns the calendar months from one covered day to another, each with the number of its covered days. */
export function coveredMonths(
  from: CivilDate,
  to: CivilDate,
): { month: string; days: number; days_in_month: number }[] {
  if (from > to) return [];
  const [first, last] = [dateParts(from), dateParts(to)];
  // Counts months, since dates after the year 9999 cannot be compared as text.
  const count = (last.year - first.year) * 12 + last.month - first.month + 1;
  return Array.from({ length: count }, (_, index) => {
    const { year, month } = dateParts(addMonths(`${from.slice(0, 8)}01`, index));
    const length = daysInMonth(year, month);
    const start = index === 0 ? first.day : 1;
    const end = index === count - 1 ? last.day : length;
    return { month: civilDate(year, month, 1).slice(0, 7), days: end - start + 1, days_in_month: length };
  });
}

export function dateParts(date: CivilDate): { year: number; month: number; day: number } {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return { year, month, day };
}

export function civilDate(year: number, month: number, day: number): CivilDate {
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join("-");
}

/** Returns the days since 1970-01-01 in the proleptic Gregorian calendar. */
export function epochDay(date: CivilDate): number {
  const { year, month, day } = dateParts(date);
  // Years that start in March have the leap day at their end.
  const y = month > 2 ? year : year - 1;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  return y * 365 + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) + dayOfYear - 719468;
}

function fromEpochDay(days: number): CivilDate {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return civilDate(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

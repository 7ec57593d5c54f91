const day = 86_400_000;

const parts = (date: string) => date.split("-").map(Number) as [year: number, month: number, day: number];
const format = (instant: number) => new Date(instant).toISOString().slice(0, 10);
const instantOf = (date: string) => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: string, days: number) => format(instantOf(date) + days * day);

/** Days from one date to another; negative when that lies before. */
export const daysBetween = (from: string, to: string) => (instantOf(to) - instantOf(from)) / day;

/** The same day of the year, years before, then days before that. */
export function before(date: string, { years = 0, days = 0 }: { years?: number; days?: number }) {
  const [year, month, dayOfMonth] = parts(date);
  return format(Date.UTC(year - years, month - 1, dayOfMonth) - days * day);
}

/** 29 February of the last leap year that lies at least so many years back. */
export function leapDayBefore(date: string, years: number) {
  const latest = parts(date)[0] - years - 1;
  const leapYear = [0, 1, 2, 3, 4, 5, 6, 7].map((back) => latest - back).find(isLeapYear);
  return `${leapYear}-02-29`;
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** 0 is Sunday. */
export const weekday = (date: string) => new Date(instantOf(date)).getUTCDay();

export const isWorkingDay = (date: string) => weekday(date) % 6 !== 0;

/** Mondays to Fridays from one date to another, both counted. */
export function workingDays(from: string, to: string) {
  const span = daysBetween(from, to) + 1;
  return Array.from({ length: span }, (_, index) => addDays(from, index)).filter(isWorkingDay).length;
}

export const daysInMonth = (month: string) => {
  const [year, number] = parts(`${month}-01`);
  return new Date(Date.UTC(year, number, 0)).getUTCDate();
};

/** A month, `YYYY-MM`, moved by so many. */
export function addMonths(month: string, count: number) {
  const [year, number] = parts(`${month}-01`);
  return format(Date.UTC(year, number - 1 + count, 1)).slice(0, 7);
}

/** The calendar day of an instant in a zone. */
export const dayIn = (zone: string, instant: string) =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date(instant));

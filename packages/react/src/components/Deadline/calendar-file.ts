import { addDays } from "@enrolkit/rules";

/** A whole day in a calendar. */
export interface CalendarEntry {
  /** `YYYY-MM-DD`. */
  day: string;
  title: string;
  /** The same entry whenever it is added. */
  id: string;
  now: Date;
}

/** The address of a calendar file (RFC 5545) with one whole day and a reminder the day before. */
export function calendarAddress(entry: CalendarEntry): string {
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry))}`;
}

export function calendarFile({ day, title, id, now }: CalendarEntry): string {
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Enrolkit//Deadline//EN",
    "BEGIN:VEVENT",
    `UID:${escaped(id)}@enrolkit`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, "")}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    `DTEND;VALUE=DATE:${addDays(day, 1).replaceAll("-", "")}`,
    `SUMMARY:${escaped(title)}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${escaped(title)}`,
    "TRIGGER:-P1D",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${inLines(line)}\r\n`).join("");
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** Continues a line of more than 75 bytes on the next ones, with no character cut in two (RFC 5545, 3.1). */
function inLines(line: string): string {
  const size = (character: string) => encodeURIComponent(character).replaceAll(/%../g, "x").length;
  let length = 0;
  let text = "";
  for (const character of line) {
    length += size(character);
    if (length > 74) {
      text += "\r\n ";
      length = 1 + size(character);
    }
    text += character;
  }
  return text;
}

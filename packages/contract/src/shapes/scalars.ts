import { z } from "zod";
import { messageWith } from "./messages.ts";

/** Long enough for names, addresses and ids of others. Every stored text has a limit. */
const defaultMaxLength = 255;

/** The schema of a text with a maximum length in code points, as JSON Schema counts it. */
export function text(maxLength: number = defaultMaxLength): z.ZodString {
  return z
    .string()
    .refine((value) => value.length <= maxLength || Array.from(value).length <= maxLength, {
      error: messageWith("must have at most {{limit}} characters", { limit: maxLength }),
    })
    .meta({ maxLength: maxLength });
}

/** The schema of a text that is not blank. */
export function nonEmptyText(maxLength?: number): z.ZodString {
  return text(maxLength).regex(/\S/, "must not be empty; leave it out or send null");
}

/** The schema of a code that the platform gives: 1 to 64 characters, with neither control characters nor blanks at its ends. */
export function ownCode(): z.ZodString {
  return text(64)
    .regex(/^\S(?:.*\S)?$/, "must have 1 to 64 characters, the first and the last of them not blank")
    .refine((value) => !/[\p{Cc}\p{Cf}\p{Surrogate}]/u.test(value), {
      error: "holds characters that cannot be seen; type it again",
    })
    .meta({ minLength: 1, maxLength: 64 });
}

/** A calendar day, `YYYY-MM-DD`. */
export const date = z.iso.date({ error: ({ input }) => dateIssue(input) });

/** An instant, ISO 8601 with an offset. */
export const datetime = z.iso.datetime({ offset: true, error: ({ input }) => datetimeIssue(input) });

const noSuchDay = "there is no such day in the calendar; check year, month and day";

/** What is wrong with a text that is no day: its form, or that the calendar has no such day. */
function dateIssue(input: unknown): string {
  const isWritten = typeof input === "string" && /^\d{4}-\d{2}-\d{2}$/.test(input);
  return isWritten ? noSuchDay : "must be a date written YYYY-MM-DD";
}

function datetimeIssue(input: unknown): string {
  const written = /^(\d{4}-\d{2}-\d{2})(T\d{2}:\d{2}:\d{2}(?:\.\d+)?)(?:Z|[+-]\d{2}:\d{2})$/.exec(
    String(input),
  );
  if (typeof input !== "string" || written === null)
    return "must be a date-time such as 2026-12-01T09:30:00Z";
  const [, day = "", time = ""] = written;
  if (!z.iso.date().safeParse(day).success) return noSuchDay;
  return z.iso.datetime().safeParse(`${day}${time}Z`).success
    ? "there is no such offset; hours go up to 23 and minutes up to 59, as in +05:30"
    : "there is no such time of day; hours go from 00 to 23, minutes and seconds from 00 to 59";
}

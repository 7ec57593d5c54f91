import { z } from "zod";

/** Long enough for names, addresses and ids of others. Every stored text has a limit. */
const defaultMaxLength = 255;

/** The schema of a text with a maximum length in code points, as JSON Schema counts it. */
export function text(maxLength: number = defaultMaxLength): z.ZodString {
  return z
    .string()
    .refine((value) => value.length <= maxLength || Array.from(value).length <= maxLength, {
      error: `must have at most ${maxLength} characters`,
    })
    .meta({ maxLength: maxLength });
}

/** The schema of a text that is not blank. */
export function nonEmptyText(): z.ZodString {
  return text().regex(/\S/, "must not be empty; leave it out or send null");
}

/** A calendar day, `YYYY-MM-DD`. */
export const date = z.iso.date("must be a date written YYYY-MM-DD");

/** An instant, ISO 8601 with an offset. */
export const datetime = z.iso.datetime({
  offset: true,
  error: "must be a date-time such as 2026-12-01T09:30:00Z",
});

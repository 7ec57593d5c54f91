import { z } from "zod";

/** Names, addresses and ids that others assign: nobody's is longer, and everything that is kept has a bound. */
const usual = 255;

/** A text that is sent, of so many characters at most, counted as JSON Schema does: an emoji is one, or a few. */
export function text(longest: number = usual): z.ZodString {
  return z
    .string()
    .refine((value) => value.length <= longest || Array.from(value).length <= longest, {
      error: `must have at most ${longest} characters`,
    })
    .meta({ maxLength: longest });
}

/** The same, where it must say something. */
export function filledText(): z.ZodString {
  return text().regex(/\S/, "must not be empty; leave it out or send null");
}

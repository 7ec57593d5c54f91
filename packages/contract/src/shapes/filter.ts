import { z } from "zod";
import { messageWith } from "./messages.ts";

/**
 * The schema of a filter of lists that takes one value of an enumeration, or several with commas between them, as the
 * specification has it for reports. Read as a list.
 */
export function someOf<Values extends Readonly<Record<string, string>>>(values: z.ZodEnum<Values>) {
  const names = values.options as readonly string[];
  const { id, description: about = "" } = values.meta() ?? {};
  const one = `(${names.join("|")})`;
  const listed = names.map((name) => `\`${name}\``).join(", ");
  return z
    .string()
    .regex(
      new RegExp(`^${one}(,${one}){0,${names.length - 1}}$`),
      messageWith("must be one of {{values}}, or several of them with commas between", {
        values: names.map((name) => JSON.stringify(name)).join(", "),
      }),
    )
    .transform((sent) => [...new Set(sent.split(","))] as Values[keyof Values][])
    .optional()
    .meta({
      description: `${about} One of ${listed}, or several of them with commas between.`,
      maxLength: names.join(",").length,
      "x-enrolkit-some-of": id,
    });
}

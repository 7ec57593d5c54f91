import { z } from "zod";

const maxInt32 = 2_147_483_647;
const digits = z.string().regex(/^[1-9][0-9]*$/, "must be a whole number from 1, written in digits");

function wholeNumber(maximum: number, defaultValue: number) {
  return digits
    .transform(Number)
    .refine((value) => value <= maximum, `must be at most ${maximum}`)
    .optional()
    .transform((value) => value ?? defaultValue)
    .meta({ description: `Whole number from 1 to ${maximum}; ${defaultValue} when absent.` });
}

/** The query of every list (specification, "Limits"; decisions §1). */
export const pagingQuery = { page: wholeNumber(maxInt32, 1), page_size: wholeNumber(100, 10) };

/** The envelope of every list (decisions §1). */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item),
    page: z.int(),
    page_size: z
      .int()
      .meta({ description: "The number of results on this page; it can be smaller than requested." }),
    total_count: z.int(),
    has_next_page: z.boolean(),
    has_previous_page: z.boolean(),
  });
}

export interface Paged<Item> {
  items: Item[];
  page: number;
  page_size: number;
  total_count: number;
  has_next_page: boolean;
  has_previous_page: boolean;
}

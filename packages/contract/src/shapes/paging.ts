import { z } from "zod";
import { messageWith } from "./messages.ts";
import { pathId } from "./identifiers.ts";

const maxInt32 = 2_147_483_647;
const digits = z.string().regex(/^[1-9][0-9]*$/, "must be a whole number from 1, written in digits");

function wholeNumber(maximum: number, defaultValue: number) {
  return digits
    .transform(Number)
    .refine((value) => value <= maximum, messageWith("must be at most {{limit}}", { limit: maximum }))
    .optional()
    .transform((value) => value ?? defaultValue)
    .describe(`Whole number from 1 to ${maximum}; ${defaultValue} when absent.`);
}

/**
 * The query of every list (specification, "Limits"; decisions §1; docs/decisions/0046). `prefix` is that of the ids that
 * the list is ordered by: an item's `id`, or where items have none, its `associated_person_id` or `employee_id`.
 */
export function pagingQuery<const Prefix extends string>(prefix: Prefix) {
  return {
    page: wholeNumber(maxInt32, 1),
    page_size: wholeNumber(100, 10),
    before: pathId(
      prefix,
      messageWith('must be an id of this list: "{{prefix}}_" and 32 hex digits', { prefix }),
    )
      .optional()
      .describe("Only results older than this one, the last that was read."),
  };
}

/** The envelope of every list (decisions §1). */
export function paged<Item extends z.ZodType>(item: Item) {
  return z.strictObject({
    items: z.array(item).describe("The results, newest first."),
    page: z.int().describe("The number of this page, from 1."),
    page_size: z.int().describe("The number of results on this page; it can be smaller than requested."),
    total_count: z.int().describe("The number of results on all pages, whatever `before` names."),
    has_next_page: z.boolean().describe("Whether there are further results."),
    has_previous_page: z.boolean().describe("Whether this is not the first page."),
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

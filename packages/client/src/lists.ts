import type { Paged } from "@enrolkit/types";
import type { EndpointName } from "./calls.ts";
import { unexpectedResponse } from "./error.ts";
import type { UntypedCallOptions } from "./request/send-call.ts";

export type ListPage = Paged<unknown>;
type CallPage = (name: EndpointName, options: UntypedCallOptions) => Promise<ListPage>;

const maxPageSize = 100;

/**
 * Yields page after page, from the requested one. Each next page is the items older than the last one, so that an item
 * created meanwhile makes none come twice, and a deleted one hides none (docs/decisions/0046).
 */
export async function* pages(
  callPage: CallPage,
  name: EndpointName,
  options: UntypedCallOptions = {},
): AsyncGenerator<ListPage, void> {
  let query = options.query;
  let number: number | undefined;
  for (;;) {
    const received = await callPage(name, { ...options, query });
    if (!Array.isArray(received.items)) throw unexpectedResponse(200);
    number = number === undefined ? received.page : number + 1;
    const page = { ...received, page: number, has_previous_page: number > 1 };
    yield page;
    const position = positionOf(page.items.at(-1));
    if (!page.has_next_page || position === undefined) return;
    if (position === query?.["before"]) {
      throw unexpectedResponse(200, "The service does not know `before`: update it.");
    }
    query = { ...query, page: undefined, before: position };
  }
}

/** Resolves with the items of all pages, in as few requests as possible. */
export async function listAll(
  callPage: CallPage,
  name: EndpointName,
  options: UntypedCallOptions = {},
): Promise<unknown[]> {
  const items: unknown[] = [];
  const query = { page_size: maxPageSize, ...options.query };
  for await (const page of pages(callPage, name, { ...options, query })) items.push(...page.items);
  return items;
}

/** The id that a list is ordered by: an item's own, or where items have none, that of the person it is about. */
function positionOf(item: unknown): string | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const { id, associated_person_id, employee_id } = item as Record<string, string | undefined>;
  return id ?? associated_person_id ?? employee_id;
}

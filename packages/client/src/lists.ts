import type { Paged } from "@enrolkit/contract";
import type { EndpointName } from "./calls.ts";
import type { LooseCallOptions } from "./request/perform.ts";

export type ListPage = Paged<unknown>;
type CallPage = (name: EndpointName, options: LooseCallOptions) => Promise<ListPage>;

const largestPage = 100;

/** Page after page, from the one asked for. */
export async function* pages(
  callPage: CallPage,
  name: EndpointName,
  options: LooseCallOptions = {},
): AsyncGenerator<ListPage, void> {
  let query = options.query;
  for (;;) {
    const page = await callPage(name, { ...options, ...(query && { query }) });
    yield page;
    if (!page.has_next_page) return;
    query = { ...query, page: page.page + 1 };
  }
}

/** The items of all pages, with as few requests as it takes. */
export async function listAll(
  callPage: CallPage,
  name: EndpointName,
  options: LooseCallOptions = {},
): Promise<unknown[]> {
  const items: unknown[] = [];
  const query = { page_size: largestPage, ...options.query };
  for await (const page of pages(callPage, name, { ...options, query })) items.push(...page.items);
  return items;
}

import type { Paged } from "@enrolkit/contract";
import type { EndpointName } from "./calls.ts";
import type { UntypedCallOptions } from "./request/send-call.ts";

export type ListPage = Paged<unknown>;
type CallPage = (name: EndpointName, options: UntypedCallOptions) => Promise<ListPage>;

const maxPageSize = 100;

/** Yields page after page, from the requested one. */
export async function* pages(
  callPage: CallPage,
  name: EndpointName,
  options: UntypedCallOptions = {},
): AsyncGenerator<ListPage, void> {
  let query = options.query;
  for (;;) {
    const page = await callPage(name, { ...options, ...(query && { query }) });
    yield page;
    if (!page.has_next_page) return;
    query = { ...query, page: page.page + 1 };
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

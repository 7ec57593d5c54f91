import type { Paged } from "@enrolkit/contract";
import type { PageRequest } from "./store.ts";

/** Which rows to fetch, newest first: one more than the page shows, to know whether older ones follow. */
export function rangeOf({ page, page_size }: PageRequest): { offset: number; limit: number } {
  return { offset: (page - 1) * page_size, limit: page_size + 1 };
}

/**
 * The envelope of decisions §1: `page_size` counts what is on the page, `totalCount` the whole list. `fetched` are the
 * rows of the page's range.
 */
export function pagedOf<Item>(
  fetched: readonly Item[],
  totalCount: number,
  request: PageRequest,
): Paged<Item> {
  const items = fetched.slice(0, request.page_size);
  return {
    items,
    page: request.page,
    page_size: items.length,
    total_count: totalCount,
    has_next_page: fetched.length > items.length,
    has_previous_page: request.page > 1,
  };
}

import type { Paged } from "@enrolkit/contract";
import type { PageRequest } from "./store.ts";

/** How many rows come before the page. */
export function offsetOf({ page, page_size }: PageRequest): number {
  return (page - 1) * page_size;
}

/** The envelope of decisions §1: `page_size` counts what is on the page. */
export function pagedOf<Item>(items: Item[], totalCount: number, request: PageRequest): Paged<Item> {
  return {
    items,
    page: request.page,
    page_size: items.length,
    total_count: totalCount,
    has_next_page: request.page * request.page_size < totalCount,
    has_previous_page: request.page > 1,
  };
}

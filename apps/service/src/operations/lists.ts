import type { Paged } from "@enrolkit/contract";

/** Presents each row of a page. */
export async function presentPage<Row, Item>(
  page: Paged<Row>,
  present: (row: Row) => Item | Promise<Item>,
): Promise<Paged<Item>> {
  return { ...page, items: await Promise.all(page.items.map(present)) };
}

/** Returns the filters that a query names, without those that it leaves out. */
export function namedFilters<Filters extends Record<string, unknown>>(
  filters: Filters,
): { [Name in keyof Filters]?: Exclude<Filters[Name], undefined> } {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Filters]?: Exclude<Filters[Name], undefined>;
  };
}

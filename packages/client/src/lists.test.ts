import { expect, test } from "vitest";
import { createTestClient, ok } from "./testing/test-client.ts";

const people = { params: { employee_id: "ee_1" } } as const;

/** Responds with five people, newest first, in pages as the service has them. */
const respondWithPeople = ({ url }: { url: string }) => {
  const query = new URL(url).searchParams;
  const page = Number(query.get("page") ?? 1);
  const size = Number(query.get("page_size") ?? 10);
  const items = [5, 4, 3, 2, 1].slice((page - 1) * size, page * size);
  return ok({ items, page, page_size: items.length, total_count: 5, has_next_page: page * size < 5 });
};

test("pages yields one page after the other", async () => {
  const { client, sent } = createTestClient(respondWithPeople);
  const seen = [];
  for await (const page of client.pages("ListAssociatedPersons", { ...people, query: { page_size: 2 } })) {
    seen.push(page.items);
  }
  expect(seen).toEqual([[5, 4], [3, 2], [1]]);
  expect(sent).toHaveLength(3);
});

test("pages requests no page before it is needed", async () => {
  const { client, sent } = createTestClient(respondWithPeople);
  const pages = client.pages("ListAssociatedPersons", { ...people, query: { page: 2, page_size: 1 } });
  for await (const page of pages) {
    expect(page.items).toEqual([4]);
    break;
  }
  expect(sent).toHaveLength(1);
});

test("listAll makes as few requests as possible", async () => {
  const { client, sent } = createTestClient(respondWithPeople);
  expect(await client.listAll("ListAssociatedPersons", people)).toEqual([5, 4, 3, 2, 1]);
  expect(sent).toHaveLength(1);
});

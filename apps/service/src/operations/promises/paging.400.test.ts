import type { Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const lists = servedOperations.filter(({ query }) => query !== undefined && "page" in query.shape);

const wrongPages = ["0", "-1", "1.5", "1e3", "0x10", "+1", " 1", "01", "", "true", "2147483648", "９"];
const wrongPositions = ["", "1", "es_019b8d9e10a971bd8d7702f41b1e7f96", "%00"];
const wrongSizes = ["0", "101", "abc", "10.0", "null"];

describe.each(lists)("$name", (operation) => {
  const ask = async (query: Record<string, string>, journey?: Journey) => {
    const owner = journey ?? (await Journey.begin(service));
    const request = await requestFor(operation, owner);
    return send(
      service,
      operation,
      { ...request, query: { ...request.query, ...query } },
      { key: keyFor(operation, owner) },
    );
  };

  test("takes pages as whole numbers from 1, within int32, and sizes up to 100", async () => {
    const journey = await Journey.begin(service);
    const request = await requestFor(operation, journey);
    const key = keyFor(operation, journey);
    for (const [name, values] of [
      ["page", wrongPages],
      ["page_size", wrongSizes],
      ["before", wrongPositions],
    ] as const) {
      for (const value of values) {
        const sent = { ...request, query: { ...request.query, [name]: value } };
        const { status, body } = await send(service, operation, sent, { key });
        expect(status, `${name}=${value}`).toBe(400);
        expect(body).toMatchObject({
          error_code: "invalid_request",
          errors: { [name]: [expect.any(String)] },
        });
      }
    }
  });

  test("is empty past the end, and says so", async () => {
    const { status, body } = await ask({ page: "2147483647", page_size: "100" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ items: [], page: 2147483647, page_size: 0, has_next_page: false });
  });

  test("is walked by the ids of its items", async () => {
    const journey = await Journey.begin(service);
    const walk = async (query: Record<string, string>) => {
      const request = await arranged;
      const { status, body } = await send(
        service,
        operation,
        { ...request, query: { ...request.query, ...query } },
        { key: keyFor(operation, journey) },
      );
      expect(status).toBe(200);
      return body as unknown as Paged<Record<string, string>>;
    };
    const arranged = requestFor(operation, journey);
    const all = await walk({ page_size: "100" });
    for (const [index, item] of all.items.entries()) {
      const before = item["id"] ?? item["associated_person_id"] ?? item["employee_id"] ?? "";
      const next = await walk({ before, page_size: "1" });
      expect(next.items).toEqual(all.items.slice(index + 1, index + 2));
      expect(next).toMatchObject({
        page: 1,
        total_count: all.total_count,
        has_next_page: index + 2 < all.items.length,
      });
    }
  });

  test("takes one page of a name, and leaves names that it does not know alone", async () => {
    const { status } = await ask({ nonsense: "1", "page[]": "7" });
    expect(status).toBe(200);
  });
});

test("a list is newest first, page by page", async () => {
  const journey = await Journey.begin(service);
  const made: string[] = [];
  for (let count = 0; count < 5; count += 1) made.push((await journey.person()).id);
  const path = `/employees/${journey.employeeId}/associated_persons`;
  const pages = [];
  for (const page of [1, 2, 3]) {
    pages.push(
      await journey.ok<Record<string, unknown> & { items: { id: string }[] }>(
        "GET",
        `${path}?page=${page}&page_size=2`,
      ),
    );
  }
  expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(made.toReversed());
  expect(pages.map(({ page_size, total_count }) => [page_size, total_count])).toEqual([
    [2, 5],
    [2, 5],
    [1, 5],
  ]);
  expect(pages.map((page) => [page.has_previous_page, page.has_next_page])).toEqual([
    [false, true],
    [true, true],
    [true, false],
  ]);
});

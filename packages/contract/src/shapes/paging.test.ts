import { expect, test } from "vitest";
import { z } from "zod";
import { pagingQuery } from "./paging.ts";

const query = z.strictObject(pagingQuery);

test("the first page and ten results by default", () => {
  expect(query.parse({})).toEqual({ page: 1, page_size: 10 });
});

test.each([
  [
    { page: "2", page_size: "100" },
    { page: 2, page_size: 100 },
  ],
  [{ page: "2147483647" }, { page: 2_147_483_647, page_size: 10 }],
])("accepts %j", (asked, taken) => {
  expect(query.parse(asked)).toEqual(taken);
});

// What a coercing schema lets through.
test.each([
  "0",
  "-1",
  "1e3",
  "0x10",
  " 5 ",
  "5 ",
  "+5",
  "1.0",
  "1.5",
  "true",
  "",
  "01",
  "٣",
  "2147483648",
  "9".repeat(400),
])("rejects the page %j", (page) => {
  expect(query.safeParse({ page }).success).toBe(false);
});

test.each([["7"], 7, true, null, {}])("rejects the page %j, which is not a text", (page) => {
  expect(query.safeParse({ page }).success).toBe(false);
});

test("rejects more than a hundred results", () => {
  expect(query.safeParse({ page_size: "101" }).success).toBe(false);
});

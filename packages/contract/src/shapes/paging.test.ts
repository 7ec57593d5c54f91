import { expect, test } from "vitest";
import { z } from "zod";
import { pagingQuery } from "./paging.ts";

const query = z.strictObject(pagingQuery("ap"));

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

test.each([
  "",
  "ap_",
  "ap_1",
  "gr_019b8d9e10a971bd8d7702f41b1e7f96",
  "ap_019B8D9E10A971BD8D7702F41B1E7F96",
  "xap_019b8d9e10a971bd8d7702f41b1e7f96",
  "ap_019b8d9e10a971bd8d7702f41b1e7f96\n",
])("rejects a walk before %j, which is no id of the list", (before) => {
  expect(query.safeParse({ before }).success).toBe(false);
});

test("takes an id of the list to walk from", () => {
  const before = "ap_019b8d9e10a971bd8d7702f41b1e7f96";
  expect(query.parse({ before, page_size: "50" })).toEqual({ before, page: 1, page_size: 50 });
});

test("rejects more than a hundred results", () => {
  expect(query.safeParse({ page_size: "101" }).success).toBe(false);
});

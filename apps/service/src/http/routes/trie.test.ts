import {
  retrieveProvider,
  listProviders,
  updateAssociatedPerson,
  retrieveAssociatedPerson,
} from "@enrolkit/contract";
import { expect, test } from "vitest";
import type { Handler } from "../../operations/handle.ts";
import { createRoutes } from "./trie.ts";

const handlers = [retrieveProvider, listProviders, updateAssociatedPerson, retrieveAssociatedPerson].map(
  (operation): Handler => ({ operation, managesTransactions: false, run: () => Promise.resolve(undefined) }),
);
const routes = createRoutes(handlers);

test("finds operations by path, with parameters in order", () => {
  const match = routes("/employees/ee_1/associated_persons/ap_2");
  expect(match?.values).toEqual(["ee_1", "ap_2"]);
  expect([...(match?.methods.keys() ?? [])]).toEqual(["PUT", "GET"]);
  expect(routes("/providers")?.methods.get("GET")?.operation).toBe(listProviders);
});

test.each([
  ["another case", "/Providers"],
  ["a slash at the end", "/providers/"],
  ["a doubled slash", "//providers"],
  ["an empty parameter", "/employees//associated_persons/ap_1"],
  ["a parent folder", "/providers/../providers/pr_1/x"],
  ["a bad escape", "/providers/%zz"],
  ["half an escape", "/providers/%"],
  ["bytes that are no UTF-8", "/providers/%ff"],
  ["a path that only begins like one", "/employees/ee_1/associated_persons/ap_1/more"],
  ["a path that ends too early", "/employees/ee_1"],
])("does not take %s for a known path", (_, path) => {
  expect(routes(path)).toBeUndefined();
});

test("decodes a parameter after splitting: an escaped slash stays part of it", () => {
  expect(routes("/providers/pr_a%2Fb")?.values).toEqual(["pr_a/b"]);
});

test("refuses two operations at one address", () => {
  expect(() => createRoutes([...handlers, ...handlers])).toThrow("Two operations at GET");
});

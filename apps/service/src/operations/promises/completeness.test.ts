import { describe, expect, test } from "vitest";
import { promisedResponses } from "../../testing/promised-responses.ts";
import { requests, servedOperations } from "../../testing/requests.ts";
import { handlers } from "../index.ts";

describe.each(servedOperations)("$name", (operation) => {
  test("has one handler", () => {
    expect(handlers.filter((handler) => handler.operation.name === operation.name)).toHaveLength(1);
  });

  test("has a request that it succeeds with", () => {
    expect(requests).toHaveProperty(operation.name);
  });

  // `scripts/check-responses.ts` checks after all tests that they received it.
  test("has a test of each response that it promises", () => {
    expect(promisedResponses(operation).filter(({ file }) => file === undefined)).toEqual([]);
  });
});

test("no handler serves what is planned", () => {
  const names = servedOperations.map(({ name }) => name);
  expect(handlers.filter(({ operation }) => !names.includes(operation.name))).toEqual([]);
});

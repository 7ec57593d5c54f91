import { globSync } from "node:fs";
import { basename } from "node:path";
import { type AnyOperation, operationTable } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { requests, served } from "../../testing/requests.ts";
import { handlers } from "../index.ts";

// 200, 204, 401, 403, 404, 409, 429 and 500 are promised for all operations at once, by the tests beside this one,
// which go through `served`. What a 400 says is each operation's own matter.
const files = new Set(
  globSync("**/*.test.ts", { cwd: new URL("..", import.meta.url) }).map((file) => basename(file)),
);

const constants = new Map(Object.entries(operationTable).map(([constant, { name }]) => [name, constant]));

function fileOf400({ name }: AnyOperation): string {
  const kebab = constants.get(name)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `${kebab}.400.test.ts`;
}

/** What only pages can ask for nothing wrong but a page; `paging.400.test.ts` goes through all of them. */
const onlyPages = (operation: AnyOperation) =>
  operation.method === "GET" && operation.problems.every((code) => code !== "invalid_state");

describe.each(served)("$name", (operation) => {
  test("has one handler", () => {
    expect(handlers.filter((handler) => handler.operation.name === operation.name)).toHaveLength(1);
  });

  test("has a request that it succeeds with", () => {
    expect(requests).toHaveProperty(operation.name);
  });
});

const refusing = served.filter(({ problems }) =>
  problems.some((code) => code === "invalid_request" || code === "invalid_state"),
);

test.each(refusing.filter((operation) => !onlyPages(operation)))(
  "$name has a test of each 400",
  (operation) => {
    expect(files).toContain(fileOf400(operation));
  },
);

test("no handler serves what is planned", () => {
  const names = served.map(({ name }) => name);
  expect(handlers.filter(({ operation }) => !names.includes(operation.name))).toEqual([]);
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { repeatedKey } from "./read-document.ts";

test.each([
  ['{"a":1,"a":2}', "a"],
  ['[{"b":{"c":[{"d":1, "e":{}, "d":2}]}}]', "d"],
  ['{"text":"x","\\u0074ext":"y"}', "text"],
  ['{"a":{"a":1},"b":[{"a":1},{"a":2}]}', null],
  ['{"a":"\\"a\\":1,\\"a\\":{","b":"}"}', null],
  ['"a"', null],
])("in %s it is %j", (json, expected) => {
  expect(repeatedKey(json)).toBe(expected);
});

test("no JSON that was written by a machine has one", () => {
  fc.assert(fc.property(fc.json(), (json) => repeatedKey(JSON.stringify(JSON.parse(json))) === null));
});

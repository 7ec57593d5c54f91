import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createSeal } from "./seal.ts";

const seal = createSeal("a secret");

test("a sealed text opens again, and is hidden", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, boundTo) => {
      expect(seal.open(seal.seal(text, boundTo), boundTo)).toBe(text);
    }),
  );
  expect(seal.seal("est_test_token", "here")).not.toContain("est_test");
  expect(seal.seal("same", "here")).not.toBe(seal.seal("same", "here"));
});

test("a text that was changed, moved or sealed with another secret does not open", () => {
  const sealed = seal.seal("token", "here");
  const bytes = Buffer.from(sealed, "base64url");
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  expect(seal.open(bytes.toString("base64url"), "here")).toBeUndefined();
  expect(seal.open(sealed, "there")).toBeUndefined();
  expect(createSeal("another").open(sealed, "here")).toBeUndefined();
  expect(seal.open("", "here")).toBeUndefined();
});

test("there is no seal without a secret", () => {
  expect(() => createSeal("")).toThrow("empty");
});

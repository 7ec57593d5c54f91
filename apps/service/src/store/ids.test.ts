import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIdFactory, newId } from "./ids.ts";

test("an id is a prefix and a UUIDv7 of its millisecond", () => {
  const id = newId("ee", Date.parse("2100-01-01T00:00:00.500Z"));
  expect(id).toMatch(/^ee_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
  expect(Number.parseInt(id.slice(3, 15), 16)).toBe(Date.parse("2100-01-01T00:00:00.500Z"));
});

const zeros = { nextUint32: () => 0 };
const ones = { nextUint32: () => 0xffff_ffff };

test("later ids are greater, whatever the clock and the randomness do", () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat({ max: 1_000 }), { minLength: 2 }),
      fc.constantFrom(undefined, zeros, ones),
      (moments, random) => {
        const next = createIdFactory(random);
        const ids = moments.map((now) => next("x", now));
        expect(ids).toEqual([...new Set(ids)].toSorted());
      },
    ),
  );
});

test("ids stay in order when the clock is set back by years", () => {
  const next = createIdFactory();
  const before = next("x", Date.parse("2100-01-01T00:00:00Z"));
  expect(next("x", Date.parse("2026-01-01T00:00:00Z")) > before).toBe(true);
});

test("more ids than a millisecond has numbers stay in order", () => {
  const next = createIdFactory(ones);
  const ids = Array.from({ length: 10_000 }, () => next("x", 1));
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

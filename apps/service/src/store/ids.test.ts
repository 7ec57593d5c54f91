import { randomBytes } from "node:crypto";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createIdFactory, newId } from "./ids.ts";

test("an id is a prefix and a UUIDv7 of its millisecond", () => {
  const id = newId("ee", Date.parse("2100-01-01T00:00:00.500Z"));
  expect(id).toMatch(/^ee_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$/);
  expect(Number.parseInt(id.slice(3, 15), 16)).toBe(Date.parse("2100-01-01T00:00:00.500Z"));
});

test("later ids are greater, whatever the clock and the randomness do", () => {
  const random = fc.constantFrom(
    randomBytes,
    (n: number) => new Uint8Array(n),
    (n: number) => new Uint8Array(n).fill(255),
  );
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000 }), { minLength: 2 }), random, (moments, random) => {
      const clock = moments.values();
      const next = createIdFactory({ random, clock: { now: () => clock.next().value ?? 0 } });
      const ids = moments.map(() => next("x"));
      expect(ids).toEqual([...new Set(ids)].toSorted());
    }),
  );
});

test("more ids than a millisecond has numbers stay in order", () => {
  const next = createIdFactory({ random: (n) => new Uint8Array(n).fill(255), clock: { now: () => 1 } });
  const ids = Array.from({ length: 10_000 }, () => next("x"));
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

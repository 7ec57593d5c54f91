import fc from "fast-check";
import { expect, test } from "vitest";
import { TokenBuckets } from "./token-buckets.ts";

function buckets(perSecond: number, burst: number) {
  const clock = { time: 0, now: () => clock.time };
  return { clock, buckets: new TokenBuckets({ perSecond, burst }, clock) };
}

test("allows a burst, then says how long to wait", () => {
  const { clock, buckets: two } = buckets(2, 3);
  expect([two.draw("a"), two.draw("a"), two.draw("a")].map(({ allowed }) => allowed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(two.draw("a")).toEqual({ allowed: false, remaining: 0, retryAfter: 1, fullIn: 2 });
  expect(two.draw("b").allowed).toBe(true);
  clock.time += 500;
  expect(two.draw("a")).toMatchObject({ allowed: true, remaining: 0 });
  expect(two.draw("a").allowed).toBe(false);
});

test("never lets more through than burst + rate × time, however the draws fall", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 300 }),
      (rate, pauses) => {
        const { clock, buckets: some } = buckets(rate, rate * 2);
        const allowed = pauses.filter((pause) => {
          clock.time += pause;
          return some.draw("a").allowed;
        }).length;
        expect(allowed).toBeLessThanOrEqual(rate * 2 + Math.ceil((rate * clock.time) / 1000));
      },
    ),
  );
});

test("a clock that is set back gives nothing away and takes nothing", () => {
  const { clock, buckets: one } = buckets(1, 1);
  expect(one.draw("a").allowed).toBe(true);
  clock.time = -60_000;
  expect(one.draw("a").allowed).toBe(false);
  clock.time += 1000;
  expect(one.draw("a").allowed).toBe(true);
});

import { addDays, ageOn } from "@enrolkit/rules";
import fc from "fast-check";
import { expect, test } from "vitest";
import { pseudonymOf } from "./pseudonymise.ts";

const day = fc.integer({ min: 0, max: 45_000 }).map((days) => addDays("1910-01-01", days));

test("a pseudonym is as old on the first day of cover, born on another day, and the same when made again", () => {
  fc.assert(
    fc.property(day, day, (date_of_birth, covered_from) => {
      fc.pre(date_of_birth <= covered_from);
      const pseudonym = pseudonymOf(date_of_birth, covered_from);
      expect(ageOn(pseudonym.date_of_birth, covered_from)).toBe(ageOn(date_of_birth, covered_from));
      expect(pseudonymOf(pseudonym.date_of_birth, covered_from)).toEqual(pseudonym);
      expect(pseudonym.date_of_birth.endsWith("-01")).toBe(true);
    }),
  );
});

test("a member who is born on the first day of cover gets another birthday", () => {
  expect(pseudonymOf("2027-03-14", "2027-03-14")).toEqual({
    first_name: "Erased",
    last_name: "Erased",
    date_of_birth: "2026-09-01",
  });
});

import { describe, expect, it } from "vitest";
import { readablePhone } from "./phone-number.ts";

describe("a telephone number", () => {
  it.each([
    ["+442079460120", "+44 2079460120"],
    ["+12025550123", "+1 2025550123"],
    ["+77172700000", "+7 7172700000"],
    ["+35315550123", "+353 15550123"],
    ["+352401234", "+352 401234"],
    ["+96522220123", "+965 22220123"],
    ["+81335550123", "+81 335550123"],
    ["+97145550123", "+971 45550123"],
    ["+80012345678", "+800 12345678"],
  ])("%s is parted after its country", (number, shown) => {
    expect(readablePhone(number)).toBe(shown);
  });

  it.each(["+44 20 7946 0120", "020 7946 0120", "1890", "call us", "+", ""])(
    "%j stays as it is",
    (number) => {
      expect(readablePhone(number)).toBe(number);
    },
  );
});

import { describe, expect, test } from "vitest";
import { Country, Currency } from "./codes.ts";
describe("currencies", () => {
  test.each([
    "eur",
    "usd",
    "gbp",
    "jpy",
    "kwd",
    "xxx",
    "xts",
    "xau",
    "xag",
    "xdr",
    "che",
    "chw",
    "clf",
    "uyw",
    "bov",
    "mxv",
    "usn",
    "cou",
    "xcg",
  ])("accept %s, fund and special codes included", (code) => {
    expect(Currency.safeParse(code).success).toBe(true);
  });

  test.each(["EUR", "euro", "", "zzz", " eur", "dem"])("reject %j", (code) => {
    expect(Currency.safeParse(code).success).toBe(false);
  });
});

describe("countries", () => {
  test("are the 249 of ISO 3166-1, and xk", () => {
    expect(Country.options).toHaveLength(250);
    expect(Country.safeParse("xk").success).toBe(true);
  });

  test.each(["IE", "uk", "eu", "", "irl"])("reject %j", (code) => {
    expect(Country.safeParse(code).success).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { localPhone } from "./local-phone.ts";

describe("a telephone number, for a reader in a country", () => {
  it.each([
    ["+442079460120", "gb", "020 7946 0120"],
    ["+442079460120", "je", "020 7946 0120"],
    ["+442079460120", "fr", "+44 20 7946 0120"],
    ["+442079460120", null, "+44 20 7946 0120"],
    ["+441214960120", "gb", "0121 496 0120"],
    ["+441134960120", "gb", "0113 496 0120"],
    ["+441632960120", "gb", "01632 960120"],
    ["+447700900120", "gb", "07700 900120"],
    ["+448081570120", "gb", "0808 157 0120"],
    ["+12025550123", "us", "202 555 0123"],
    ["+35315550123", "ie", "01 555 0123"],
    ["+33155501234", "fr", "01 55 50 12 34"],
    ["+353871234567", "ie", "087 123 4567"],
    ["+97145550123", "ae", "04 555 0123"],
    ["+971505550123", "ae", "050 555 0123"],
  ])("%s is written in %s as %s", (number, country, shown) => {
    expect(localPhone(number, country)).toBe(shown);
  });

  it.each(["+49301234567", "+44207", "020 7946 0120", "1890", ""])(
    "%j, whose parts are not known, keeps its digits together",
    (number) => {
      expect(localPhone(number, "gb").replaceAll(" ", "")).toBe(number.replaceAll(" ", ""));
    },
  );
});

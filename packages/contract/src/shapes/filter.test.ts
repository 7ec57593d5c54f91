import { expect, test } from "vitest";
import { z } from "zod";
import { someOf } from "./filter.ts";

const filter = someOf(z.enum(["open", "finalized"]));

test("a filter takes one value, or several with commas between, each once", () => {
  expect(filter.parse(undefined)).toBeUndefined();
  expect(filter.parse("open")).toEqual(["open"]);
  expect(filter.parse("finalized,open")).toEqual(["finalized", "open"]);
  expect(filter.parse("open,open")).toEqual(["open"]);
});

test.each(["", "closed", "open,", ",open", "open, finalized", "open,open,open", "open,closed"])(
  "a filter does not take %j, and says what it takes",
  (sent) => {
    expect(filter.safeParse(sent).error?.issues).toMatchObject([
      { message: 'must be one of "open", "finalized", or several of them with commas between' },
    ]);
  },
);

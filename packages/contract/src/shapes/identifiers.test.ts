import { describe, expect, test } from "vitest";
import { id, identifierKinds, pathId } from "./identifiers.ts";

const hex = "019b8d9e10a971bd8d7702f41b1e7f96";

describe("an id in a body", () => {
  test.each(Object.values(identifierKinds))("starts with %s_", (prefix) => {
    expect(id(prefix).safeParse(`${prefix}_${hex}`).success).toBe(true);
    expect(id(prefix).safeParse(`x${prefix}_${hex}`).success).toBe(false);
    expect(id(prefix).safeParse(`${prefix}_`).success).toBe(false);
  });

  test("of another kind is rejected with a message that names the right one", () => {
    expect(id("ei").safeParse(`ee_${hex}`).error?.issues[0]?.message).toBe(
      'must be the id of an enrolment intent, which starts with "ei_"',
    );
  });
});

describe("an id in a path", () => {
  test("is its prefix and 32 lowercase hex digits", () => {
    expect(pathId("ee").safeParse(`ee_${hex}`).success).toBe(true);
  });

  test.each([
    `EE_${hex}`,
    `ee_${hex.toUpperCase()}`,
    `ee_${hex}0`,
    `ee_${hex}\n`,
    `xee_${hex}`,
    "ee_1",
    "ee_",
    `ap_${hex}`,
  ])("is not %j", (value) => {
    expect(pathId("ee").safeParse(value).success).toBe(false);
  });
});

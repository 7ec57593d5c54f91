import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { minorDigitsModule } from "./minor-digits.ts";

it("has the table of decimals that the ISO list gives", () => {
  const committed = readFileSync(new URL("../src/money/minor-digits.generated.ts", import.meta.url), "utf8");
  expect(committed).toBe(minorDigitsModule());
});

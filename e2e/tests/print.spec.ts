import type { Locator } from "@playwright/test";
import { enrolled } from "../support/enrolled.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("a summary is printed in dark letters without gaps, whatever the screen is", async ({ page, demo }) => {
  await demo.freshPerson("simple");
  await enrolled(demo, "simple");
  await page.emulateMedia({ colorScheme: "dark" });
  await openBenefits(page, demo, "simple");
  await page.getByRole("button", { name: "Print or save" }).waitFor();
  await expect(page.getByRole("link", { name: /^Change or end this cover/ })).toHaveCount(2);

  const sheets = (await page.pdf({ format: "A4" })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(sheets, "two policies fill two sheets").toHaveLength(2);

  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  for (const printed of ["You are covered", "Policy year ends on", "Anchor Modular Health"]) {
    expect(await lightnessOf(page.getByText(printed).first()), printed).toBeLessThan(0.5);
  }
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: /^Change or end this cover/ })).toHaveCount(0);
});

/** How light the letters of an element are: 0 is black, 1 is white. */
function lightnessOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    if (context === null) throw new Error("This browser draws nothing.");
    context.fillStyle = getComputedStyle(node).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  });
}

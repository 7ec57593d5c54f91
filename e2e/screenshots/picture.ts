import type { Browser } from "@playwright/test";
import { cover } from "../pages/cover.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import type { Demo } from "../support/demo.ts";
import { openBenefits } from "../support/open-benefits.ts";

/** The picture of the README: a family chooses who is covered, with the cost in sight. */
export async function takePicture(browser: Browser, demo: Demo, path: string): Promise<void> {
  const page = await browser.newPage({
    locale: "en-GB",
    viewport: { width: 1280, height: 860 },
    deviceScaleFactor: 1.5,
  });
  await demo.freshPerson("family");
  await openBenefits(page, demo, "family");
  await opening(page).start();
  await cover(page).chooseMinimum();
  await cover(page).next();
  await people(page).family();
  for (const name of ["Chidi Okafor", "Adaora Okafor"]) await people(page).cover(name);
  await people(page).choose("Chidi Okafor", "Dental", "Routine care");
  await page.evaluate(() => scrollTo(0, 0));
  await page.mouse.move(0, 0);
  await page.screenshot({ path, animations: "disabled" });
  await page.close();
}

import type { Browser, Page } from "@playwright/test";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { enrolAlone } from "../pages/enrol-alone.ts";
import { sister } from "../support/arrive.ts";
import type { Demo, PersonKind } from "../support/demo.ts";
import { openBenefits } from "../support/open-benefits.ts";

/** Visits each page on which there is nothing to do. */
export async function endingsOf(
  browser: Browser,
  demo: Demo,
  visit: (page: Page, state: string) => Promise<void>,
) {
  const as = async (
    kind: PersonKind,
    enrol: (page: Page) => Promise<void>,
    state: keyof ReturnType<typeof endings>,
  ) => {
    const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
    await demo.freshPerson(kind);
    await openBenefits(page, demo, kind);
    await enrol(page);
    await endings(page)[state].waitFor();
    await visit(page, state);
    await page.close();
  };
  await as("too_old", (page) => opening(page).start(), "ineligible");
  await as("starts_soon", (page) => opening(page).start(), "scheduled");
  await as(
    "slow_insurer",
    async (page) => {
      await opening(page).start();
      await enrolAlone(page, "Anneke de Wit");
    },
    "beingSetUp",
  );
  await as(
    "insurer_rejects",
    async (page) => {
      await opening(page).start();
      await enrolAlone(page, sister);
    },
    "rejected",
  );
}

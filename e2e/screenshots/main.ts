// By hand: pnpm --filter @enrolkit/e2e screenshots
// A picture of every step, narrow and wide, light and dark, in both directions, for review (dist/screenshots);
// and the picture of the README (docs/picture.png).
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/lib/chromium.mjs";
import { buildDemo } from "../../scripts/lib/demo.mjs";
import { Demo } from "../support/demo.ts";
import { rootFolder } from "../support/folders.ts";
import { openCompany } from "../support/employer.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { walkEnrolment } from "../support/walk.ts";
import { walkAmendment } from "../support/walk-amendment.ts";
import { walkQuote } from "../support/walk-quote.ts";
import { takePicture } from "./picture.ts";
import { shoot } from "./shoot.ts";
import { endingsOf } from "./states.ts";

const folder = join(rootFolder, "e2e", "dist", "screenshots");

async function everyStep(browser: Browser, demo: Demo): Promise<void> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
  await demo.freshPerson("simple");
  await openBenefits(page, demo, "simple");
  await walkEnrolment(page, (step) => shoot(page, join(folder, step)));
  await page.close();
}

async function everyStepOfCompany(browser: Browser, demo: Demo): Promise<void> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
  await demo.freshWorld();
  await openCompany(page, demo);
  await walkQuote(page, (step) => shoot(page, join(folder, step)));
  await page.close();
}

async function everyStepOfChange(browser: Browser, demo: Demo): Promise<void> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
  await demo.freshWorld();
  const policy = await enrolled(demo, "simple");
  await daysAfterStart(demo, policy, 20);
  await openPolicy(page, demo, "simple");
  await walkAmendment(page, dayAfterStart(policy, 5), (step) => shoot(page, join(folder, step)));
  await page.close();
}

await buildDemo();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findChromium());
const demo = await Demo.open();
try {
  await takePicture(browser, demo, join(rootFolder, "docs", "picture.png"));
  await everyStep(browser, demo);
  await everyStepOfCompany(browser, demo);
  await everyStepOfChange(browser, demo);
  await demo.freshWorld();
  await endingsOf(browser, demo, (page, state) => shoot(page, join(folder, state)));
} finally {
  await browser.close();
  await demo.close();
}

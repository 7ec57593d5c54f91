// npm run gallery [PART…]
// A picture of every step, narrow and wide, light and dark, printed, in both directions, for review (dist/screenshots/index.html);
// and the picture of the README (docs/picture.png). Parts are named below; all of them without a name.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
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
import { writeContactSheet } from "./contact-sheet.ts";
import { employeePages, employerPages, receiptPage } from "./demo-pages.ts";
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
  await receiptPage(page, (name) => shoot(page, join(folder, `company-${name}`)));
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

async function everyEnding(browser: Browser, demo: Demo): Promise<void> {
  await demo.freshWorld();
  await endingsOf(browser, demo, (page, state) => shoot(page, join(folder, state)));
}

async function everyPageOfDemo(browser: Browser, demo: Demo): Promise<void> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
  await demo.freshWorld();
  await employeePages(page, demo, (name) => shoot(page, join(folder, `demo-${name}`)));
  await page.close();
}

async function everyPageOfDemoForEmployer(browser: Browser, demo: Demo): Promise<void> {
  const page = await browser.newPage({ locale: "en-GB", viewport: { width: 1280, height: 900 } });
  await demo.freshWorld();
  await employerPages(page, demo, (name) => shoot(page, join(folder, `company-${name}`)));
  await page.close();
}

const parts: Record<string, (browser: Browser, demo: Demo) => Promise<void>> = {
  readme: (browser, demo) => takePicture(browser, demo, join(rootFolder, "docs", "picture.png")),
  enrolment: everyStep,
  quote: everyStepOfCompany,
  amendment: everyStepOfChange,
  endings: everyEnding,
  demo: everyPageOfDemo,
  company: everyPageOfDemoForEmployer,
};
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`No part "${unknown[0]}": ${Object.keys(parts).join(", ")}.`);

await buildDemo();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await findChromium());
const demo = await Demo.open();
try {
  for (const [name, take] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) await take(browser, demo);
  }
  writeContactSheet(folder);
} finally {
  await browser.close();
  await demo.close();
}

import type { Locator, Page } from "@playwright/test";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { importCatalogue } from "../support/employer.ts";
import { Enrolment } from "../support/enrolment.ts";
import { hostile, hostileCatalogue } from "../support/hostile-catalogue.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

test("hostile texts are shown as they are, and do nothing", async ({ page, bare }) => {
  const world = await bare.stage.world();
  importCatalogue(bare.stage, world.platform_id, hostileCatalogue());
  const employeeId = world.employee_ids[0] ?? "";
  await new Enrolment(bare.stage.platform(world), world, employeeId).addRelative({
    first_name: "<b onclick=window.hacked=1>Bobby</b>",
    last_name: "\u202Eselbat",
    date_of_birth: "1990-01-01",
    sex_at_birth: "male",
    relationship_type: "partner",
  });
  await page.addInitScript(() => Object.assign(window, { hacked: 0 }));
  await makeLinksOfDisclosuresScripts(page);

  const flow = await bare.mount(page, { world, employeeId });
  await opening(flow).startButton.waitFor();
  await expectHarmless(page, flow, "opening");
  for (const text of [hostile.html, hostile.long, hostile.bidi])
    await expect(flow.getByText(text).filter({ visible: true }).first()).toBeVisible();
  await opening(flow).start();

  await cover(flow).choose(/^Excess/, /^£250/);
  await cover(flow).choose(/^Cancer/, /^No cancer/);
  await expectHarmless(page, flow, "cover");
  await cover(flow).choose(/^Wellbeing/, /^Gym/, /^Eye test/);
  await expectHarmless(page, flow, "cover, the second page");
  await cover(flow).next();

  await people(flow).family();
  await people(flow).person(/Bobby/).check();
  await expect(flow.getByText("<b onclick=window.hacked=1>Bobby</b>").first()).toBeVisible();
  await expectHarmless(page, flow, "people");
  await people(flow).next();

  await flow.getByLabel(/^Share for .*Bobby/).fill("100");
  await expectHarmless(page, flow, "beneficiaries");
  await beneficiaries(flow).send();

  await expect(check(flow).heading).toBeVisible();
  await expect(flow.getByText(hostile.html).first()).toBeVisible();
  await expectHarmless(page, flow, "check");
  await check(flow).enrol();
  await expect(endings(flow).done).toBeVisible();
  await expectHarmless(page, flow, "done");
  const reported = await page.evaluate(() => JSON.stringify(window.host.reported));
  expect(reported, "the page's monitoring hears of links that are none").toContain("Disclosure");
});

/** An import rejects such links, but another service might send them. */
async function makeLinksOfDisclosuresScripts(page: Page): Promise<void> {
  await page.route("**/enrolment_intents**", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/"url":"https:[^"]*"/g, `"url":"${hostile.script}"`),
    });
  });
}

async function expectHarmless(page: Page, flow: Locator, step: string): Promise<void> {
  await expect(flow.locator("script, style, iframe, b, img[src='/x'], [onerror], [onclick]")).toHaveCount(0);
  const links = await flow
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => !/^(https:|tel:\+|data:text\/calendar)/.test(href))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { hacked: number }).hacked)).toBe(0);
  await expectNoSidewaysScroll(page, step);
}

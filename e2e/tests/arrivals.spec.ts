import type { Page } from "@playwright/test";
import type { BareHost } from "../support/bare-host.ts";
import { healthWorld } from "../support/health.ts";
import { expect, test } from "../support/test.ts";

const words = "We couldn’t load your benefits. Reload the page, or ask your HR team.";

async function mount(page: Page, bare: BareHost) {
  const world = await healthWorld(bare);
  await page.goto(bare.url);
  return bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "" });
}

/** What the host was given of errors. */
const messages = (page: Page) =>
  page.evaluate(() =>
    window.host.reported.flatMap((reported) => (Object(reported) as { message?: string }).message ?? []),
  );

test("a language that does not arrive is said, and loaded again when the person wants it", async ({
  page,
  bare,
  consoleErrors,
}) => {
  const language = /\/core-[^/]+\.js$/;
  await page.route(language, (route) => route.abort());
  const flow = await mount(page, bare);
  await expect(flow.getByRole("alert")).toContainText(words);
  expect(await messages(page)).toEqual([expect.stringContaining('Not loaded: the texts in "en".')]);
  await page.unroute(language);
  await flow.getByRole("button", { name: "Try again" }).click();
  await expect(flow.getByRole("button", { name: "Start" })).toBeVisible();
  consoleErrors.length = 0;
});

test("the code of the next page that does not arrive is said, and fetched again when the person wants it", async ({
  page,
  bare,
  consoleErrors,
}) => {
  const later = /\/later-pages-[^/]+\.js$/;
  await page.route(later, (route) => route.abort());
  const flow = await mount(page, bare);
  await flow.getByRole("button", { name: "Start" }).click();
  await expect(flow.getByRole("alert")).toContainText(words);
  expect(await messages(page)).toEqual([expect.stringContaining("Not loaded: the code of a page.")]);
  await page.unroute(later);
  await flow.getByRole("button", { name: "Try again" }).click();
  await expect(flow.getByRole("heading", { name: "Choose your cover" })).toBeVisible();
  consoleErrors.length = 0;
});

test("a read that hangs is said within nine seconds, and used when it comes", async ({ page, bare }) => {
  await page.clock.install();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/enrolment_intents?**", async (route) => {
    await held;
    await route.continue();
  });
  const requested = page.waitForRequest("**/enrolment_intents?**");
  const flow = await mount(page, bare);
  await requested;
  await page.clock.runFor(9000);
  await expect(flow.getByRole("alert")).toContainText(words);
  expect(await messages(page)).toEqual([expect.stringContaining("No response in time.")]);
  release();
  await expect(flow.getByRole("button", { name: "Start" })).toBeVisible();
});

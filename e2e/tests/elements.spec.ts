import type { Page } from "@playwright/test";
import { opening } from "../pages/opening.ts";
import { EmbedPage } from "../support/embed-page.ts";
import { healthWorld } from "../support/health.ts";
import { expect, test } from "../support/test.ts";

/** Requests for these files or reads wait until they are let go. */
async function hold(page: Page, url: string): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("code that fails or hangs is said within ten seconds, each retry is one, and what comes late is used", async ({
  page,
  bare,
  consoleErrors,
}) => {
  const chunks = "**/enrolkit/chunks/**";
  await page.clock.install();
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    document.addEventListener("enrolkit-error", (event) => {
      const { code, message, cause } = (event as CustomEvent<Error & { code: string }>).detail;
      heard.push({ code, message, cause: (cause as Error | undefined)?.name });
    });
  });
  await page.route(chunks, (route) => route.abort());
  await EmbedPage.open(
    page,
    bare,
    await healthWorld(bare),
    (attributes) => `<enrolkit-enrolment ${attributes}><p>A moment, please.</p></enrolkit-enrolment>`,
  );
  const flow = page.locator("enrolkit-enrolment");
  const ownChildren = flow.getByText("A moment, please.");
  const retry = flow.getByRole("button", { name: "Could not be loaded. Try again" });
  await expect(flow.getByRole("alert")).toHaveText("Could not be loaded. Try again");
  await page.unroute(chunks);

  const releaseCode = await hold(page, chunks);
  for (let time = 0; time < 2; time += 1) {
    await retry.click();
    await expect(ownChildren).toBeVisible();
    await expect(retry).toBeHidden();
    await page.clock.runFor(9000);
    await expect(retry).toBeVisible();
  }
  const signedOut = flow.evaluate((element) =>
    (element as HTMLElement & { signOut: () => Promise<boolean> }).signOut(),
  );
  expect(await signedOut, "a page that signs out does not wait for code").toBe(false);

  // The code takes six seconds, and what it asks for has the rest.
  const releaseRead = await hold(page, "**/enrolment_intents?**");
  await retry.click();
  await page.clock.runFor(6000);
  const asked = page.waitForRequest("**/enrolment_intents?**");
  releaseCode();
  await asked;
  await page.clock.runFor(3000);
  await expect(flow.getByRole("alert")).toContainText("We couldn’t load your benefits.");
  releaseRead();
  await expect(opening(flow).heading).toBeVisible();

  const code = "code_not_loaded";
  const message =
    'Enrolkit: <enrolkit-enrolment> could not be loaded. See "Not loaded" in embed-in-five-minutes.md.';
  const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
  expect(heard).toEqual([
    { code, message, cause: "TypeError" },
    { code, message },
    { code, message },
    { code: "network_error", message: expect.stringContaining('See "No response"') },
  ]);
  consoleErrors.length = 0;
});

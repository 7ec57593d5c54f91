import { expectNoJumps, expectNoSidewaysScroll } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

// What a window of 1280 px leaves at 200 % zoom.
test.use({ viewport: { width: 640, height: 800 } });

test("no step jumps while it loads, nor has to be scrolled sideways at 200 % zoom", async ({
  page,
  enter,
}) => {
  test.slow();
  await enter("simple");
  await walk(page, async (step) => {
    await expectNoSidewaysScroll(page, step);
    if (!["opening", "cover", "people", "check", "done"].includes(step)) return;
    const heading = await page.locator(".ek-heading").first().innerText();
    await page.reload();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoJumps(page, step);
  });
});

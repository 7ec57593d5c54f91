import { expectNoJumps } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

test("no step jumps while it loads", async ({ page, enter }) => {
  test.slow();
  await enter("simple");
  await walk(page, async (step) => {
    if (!["opening", "cover", "people", "check", "done"].includes(step)) return;
    const heading = await page.locator(".ek-heading").first().innerText();
    await page.reload();
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expectNoJumps(page, step);
  });
});

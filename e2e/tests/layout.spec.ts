import { expectNoJumps, expectNoSidewaysScroll } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

const wide = { width: 1280, height: 800 };

test("every step fits a narrow phone, and 200 % zoom, in both directions", async ({ page, enter }) => {
  test.slow();
  await enter("simple");
  const language = page.getByRole("banner").getByRole("combobox").first();
  await walk(page, async (step) => {
    for (const locale of ["ar", "en-GB"]) {
      await language.selectOption(locale);
      await expect(page.locator(".ek-root")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
      // 640 px is what is left of 1280 px at 200 %.
      for (const width of [320, 640]) {
        await page.setViewportSize({ width, height: 640 });
        await expectNoSidewaysScroll(page, `${step}, ${locale}, ${width} px`);
      }
      await page.setViewportSize(wide);
    }
  });
});

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

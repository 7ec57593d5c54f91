import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { sandbox } from "../pages/sandbox.ts";
import {
  expectAccessible,
  expectAccessibleInForcedColours,
  expectAccessibleInLightAndDark,
} from "../support/accessible.ts";
import { chooseLanguage } from "../support/choose-language.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

test("every step is accessible in light and dark", async ({ page, enter }) => {
  test.slow();
  await enter("simple");
  await walk(page, (step) => expectAccessibleInLightAndDark(page, step));
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("every step fits both ways, and is accessible from right to left with forced colours", async ({
    page,
    enter,
  }) => {
    test.slow();
    await enter("simple");
    await walk(page, async (step) => {
      await expectNoSidewaysScroll(page, step);
      await chooseLanguage(page, "ar");
      await expect(page.locator(".ek-root")).toHaveAttribute("dir", "rtl");
      await expectNoSidewaysScroll(page, `${step}, from right to left`);
      await expectAccessibleInForcedColours(page, `${step}, from right to left`);
      await chooseLanguage(page, "en-GB");
      await expect(page.locator(".ek-root")).toHaveAttribute("dir", "ltr");
    });
  });
});

for (const [kind, ending] of [
  ["too_old", "ineligible"],
  ["starts_soon", "scheduled"],
] as const) {
  test(`the page of whoever is ${ending} is accessible, in light and dark`, async ({ page, enter }) => {
    await enter(kind);
    await opening(page).look();
    await expect(endings(page)[ending]).toBeVisible();
    await expectAccessibleInLightAndDark(page, ending);
  });
}

test("the demo around it is accessible, in light and dark", async ({ page, demo, enter }) => {
  await page.goto(demo.url);
  await expect(page.getByRole("heading", { name: "Who would you like to be?" })).toBeVisible();
  await expectAccessible(page, "sign-in");
  await enter("simple");
  for (const place of ["Home", "Payslips", "Time off", "Profile"]) {
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: place, exact: true })
      .click();
    await page.waitForLoadState("networkidle");
    await expectAccessibleInLightAndDark(page, place);
  }
  await sandbox(page).open();
  await expect(sandbox(page).drawer.getByRole("button", { name: "1 day" })).toBeVisible();
  await expectAccessibleInLightAndDark(page, "sandbox");
});

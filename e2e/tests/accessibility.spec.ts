import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { sandbox } from "../pages/sandbox.ts";
import { expectAccessible, expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { enterAtCheck } from "../support/arrive.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { expectLargeTargets, expectToFit } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walkEnrolment } from "../support/walk.ts";

test("every step is accessible in light and dark, fits a phone, large text and zoom, and can be pressed", async ({
  page,
  enter,
}) => {
  test.slow();
  await enter("simple");
  await walkEnrolment(page, async (step) => {
    await expectAccessibleInLightAndDark(page, step);
    await expectToFit(page, step);
    await expectLargeTargets(page, step);
  });
});

for (const [kind, ending] of [
  ["too_old", "ineligible"],
  ["starts_soon", "scheduled"],
] as const) {
  test(`the page of an employee who is ${ending} is accessible in light and dark`, async ({
    page,
    enter,
  }) => {
    await enter(kind);
    await opening(page).start();
    await expect(endings(page)[ending]).toBeVisible();
    await expectAccessibleInLightAndDark(page, ending);
  });
}

test("the tick of a finished step is seen in forced colours, on black too", async ({ page, demo }) => {
  await enterAtCheck(page, demo, "simple");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ forcedColors: "active", colorScheme });
    const colours = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.style.color = "CanvasText";
      const text = getComputedStyle(probe).color;
      probe.remove();
      const ticks = document.querySelectorAll('.ek-step[data-ek-state="done"] .ek-icon path');
      return { text, ticks: Array.from(ticks, (tick) => getComputedStyle(tick).stroke) };
    });
    expect(colours.ticks.length).toBeGreaterThan(0);
    expect(new Set(colours.ticks), colorScheme).toEqual(new Set([colours.text]));
  }
});

test("the demo around it is accessible in light and dark", async ({ page, demo, enter }) => {
  await page.goto(demo.url);
  await expect(page.getByRole("heading", { name: "Choose a demo user" })).toBeVisible();
  await untilLoaded(page);
  await expectAccessible(page, "sign-in");
  await enter("simple");
  for (const name of ["Home", "Payslips", "Time off", "Profile"]) {
    const link = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
    await link.click();
    await expect(link).toHaveAttribute("aria-current", "page");
    await untilLoaded(page);
    await expectAccessibleInLightAndDark(page, name);
  }
  await sandbox(page).open();
  await expect(sandbox(page).drawer.getByRole("button", { name: "1 day" })).toBeVisible();
  await expectAccessibleInLightAndDark(page, "sandbox");
});

import { amendment } from "../pages/amendment.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { sandbox } from "../pages/sandbox.ts";
import { expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expectToFit } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walkAmendment } from "../support/walk-amendment.ts";

test("every step of a change is accessible in light and dark, and fits a phone and 200 % zoom", async ({
  page,
  company,
}) => {
  test.slow();
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 20);
  await openPolicy(page, company, "simple");
  await walkAmendment(page, dayAfterStart(policy, 5), async (step) => {
    await expectAccessibleInLightAndDark(page, step);
    await expectToFit(page, step);
  });
  await sandbox(page).open();
  await expect(sandbox(page).drawer.getByRole("heading", { name: "Change to a policy" })).toBeVisible();
  await expectAccessibleInLightAndDark(page, "sandbox");
});

test("the end of a cover, a failed change and a cancelled one are accessible", async ({ page, company }) => {
  await enrolled(company, "simple");
  await openPolicy(page, company, "simple");
  const flow = amendment(page);
  for (const status of ["processing_error", "not_undertaken", "amended"]) {
    await flow.choose("End this cover");
    await flow.chooseReason("No special reason");
    await flow.check.waitFor();
    if (status === "amended") await expectAccessibleInLightAndDark(page, "the end of a cover");
    await sandbox(page).open();
    await sandbox(page).force(status, "Change to a policy");
    await sandbox(page).close();
    await flow.check.waitFor({ state: "detached" });
    await expectAccessibleInLightAndDark(page, status);
    await page.getByRole("button", { name: "Back to Anchor Modular Health" }).click();
    await flow.opening.waitFor();
  }
  await page.goto(`${company.url}/benefits`);
  await page.getByText("Never started").waitFor();
  await expectAccessibleInLightAndDark(page, "benefits");
});

test("ends a cover by keyboard alone, and the focus follows", async ({ page, company }) => {
  await enrolled(company, "simple");
  await openPolicy(page, company, "simple");
  const keys = new Keyboard(page);
  const flow = amendment(page);
  await keys.press(flow.continueButton);
  await expect(errorSummary(page).box).toBeFocused();
  await keys.pick(page.getByRole("group", { name: "What would you like to do?" }), "End this cover");
  await keys.press(flow.continueButton);
  await expect(flow.reason).toBeFocused();
  await keys.pick(page.getByRole("group", { name: "Why are you ending this cover?" }), "No special reason");
  await keys.press(flow.continueButton);
  await expect(flow.check).toBeFocused();
  await keys.press(page.getByRole("button", { name: "Stop health insurance before it starts" }));
  await expect(page.getByRole("heading", { name: "Your health insurance won’t start" })).toBeFocused();
});

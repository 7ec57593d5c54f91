import { amendment } from "../pages/amendment.ts";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { enrolAlone } from "../pages/enrol-alone.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { policies } from "../pages/policies.ts";
import { expectAccessibleInForcedColours, expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { sister } from "../support/arrive.ts";
import { daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expectPrintedWell } from "../support/printed.ts";
import { expect, test } from "../support/test.ts";

const health = "Anchor Modular Health";
const life = "Anchor Life Promise";

test("the end of one cover hides no other: the ended one is grey, with its last day", async ({
  page,
  company,
}) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 10);
  await openPolicy(page, company, "simple");
  await amendment(page).choose("End this cover");
  await amendment(page).chooseReason("No special reason");
  await amendment(page).confirm();
  await amendment(page).done.waitFor();
  await daysAfterStart(company, policy, 75);

  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${company.url}/benefits`);
  await expect(policies(page).card(life)).toContainText("Covered since");
  await expect(policies(page).past).toHaveCount(1);
  await expect(policies(page).past).toContainText(health);
  await expect(policies(page).past).toContainText(/Ended on \d+\s\w+ \d{4}/);
  await expect(policies(page).change(life)).toBeVisible();
  await expect(policies(page).change(health)).toHaveCount(0);
  await expectPrintedWell(page, "the policies");

  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, "the policies");

  // Nothing is left to do: the cover has a card of its own.
  await page.goto(company.url);
  await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
  await expect(page.getByText("You are covered")).toHaveCount(0);
});

test("the last page of an enrolment is shown once, then the policies", async ({ page, demo, enter }) => {
  await enter("simple");
  await opening(page).start();
  await enrolAlone(page, sister);
  await expect(endings(page).done).toBeVisible();
  await page.getByRole("button", { name: "See your cover" }).click();
  await expect(policies(page).cards).toHaveCount(2);
  await expect(policies(page).card(life)).toContainText(/Your employer pays all of it: £[\d.]+ a month\./);
  await page.goto(`${demo.url}/benefits`);
  await expect(policies(page).cards).toHaveCount(2);
  await expect(endings(page).done).toHaveCount(0);
});

test("a benefit that is open again is offered above the cover that stays", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  const { id } = await company.api.post<{ id: string }>(`/policies/${policy.id}/policy_amendment_intents`, {
    amendment_reason: { type: "initial_adjustment_period" },
    requested_changes: [{ change_type: "cancellation" }],
  });
  await company.api.post(`/test_helpers/intents/${id}/force`, { status: "amended" });
  await daysAfterStart(company, policy, 75);
  await openBenefits(page, company, "simple");
  await expect(
    page.getByRole("heading", { name: new RegExp(`^You can also choose .*${health}`) }),
  ).toBeVisible();
  await expect(policies(page).card(life)).toBeVisible();
  await page.getByRole("button", { name: "Choose this cover" }).click();
  await expect(opening(page).startButton).toBeVisible();
});

test("beneficiaries are named while enrolling, changed on the policy, and stand in print", async ({
  page,
  company,
}) => {
  await openBenefits(page, company, "simple");
  await opening(page).start();
  await cover(page).chooseMinimum();
  await cover(page).next();
  await people(page).onlyMe();
  await people(page).next();
  const form = beneficiaries(page);
  await form.add(sister);
  await form.add({ first: "Nils", last: "Ek" });
  await form.addOrganisation("Shelter");
  await form.splitEqually();
  await form.send();
  await check(page).heading.waitFor();
  await expect(page.getByText("Shelter 33.33%")).toBeVisible();
  await check(page).enrol();
  await endings(page).done.waitFor();
  await page.getByRole("button", { name: "See your cover" }).click();

  const named = policies(page).beneficiaries(life);
  await expect(named.row).toContainText("Elin Lindqvist 33.34%");
  await named.change.click();
  await expect(named.heading).toBeFocused();
  await named.remove("Nils Ek");
  await named.share("Elin Lindqvist").fill("60");
  await named.share("Shelter").fill("39");
  await named.save();
  await expect(errorSummary(page).line("Share the remaining 1%")).toBeVisible();
  await expectNoSidewaysScroll(page, "the form on a policy");
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page, "the form on a policy at 320 px");
  await expectAccessibleInLightAndDark(page, "the form on a policy");
  await named.share("Shelter").fill("40");
  await named.save();
  await expect(named.saved).toBeVisible();
  await expect(named.row).toContainText("Elin Lindqvist 60%");
  await expect(named.row).toContainText("Shelter 40%");
  await named.earlier.click();
  await expect(named.row).toContainText("Nils Ek 33.33%");
  await expectNoSidewaysScroll(page, "the beneficiaries at 320 px");
  await expectAccessibleInLightAndDark(page, "the beneficiaries");
  await expectAccessibleInForcedColours(page, "the beneficiaries");

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(named.row).toContainText("Shelter 40%");
  await expect(named.saved).toHaveCount(0);
  await expectPrintedWell(page, "the beneficiaries");
  await page.emulateMedia({ media: "print" });
  await expect(named.row).toBeVisible();
  await expect(named.row).toContainText("Elin Lindqvist 60%");
});

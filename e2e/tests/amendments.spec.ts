import type {
  ContributionLine,
  ContributionReport,
  EmployeeBreakdown,
  Paged,
  Policy,
  PolicyAmendmentIntent,
} from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import { amendment } from "../pages/amendment.ts";
import { amountIn } from "../pages/cost.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { people } from "../pages/people.ts";
import { policies } from "../pages/policies.ts";
import { sandbox } from "../pages/sandbox.ts";
import type { Demo } from "../support/demo.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { expectThreeScreens, smallPhone } from "../support/heights.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

const sex_at_birth = "female";
const partner = {
  first_name: "Robin",
  last_name: "Ek",
  date_of_birth: "1991-05-09",
  relationship_type: "partner",
  sex_at_birth,
} as const;

const child = {
  ...partner,
  first_name: "Ida",
  date_of_birth: "2019-06-01",
  relationship_type: "child",
} as const;

const readPolicy = (demo: Demo, { id }: Policy) => demo.api.get<Policy>(`/policies/${id}`);
const names = ({ members }: Pick<Policy, "members">) => members.map(({ first_name }) => first_name);

async function newest(demo: Demo, { id }: Policy): Promise<PolicyAmendmentIntent> {
  const path = `/policies/${id}/policy_amendment_intents`;
  const { items } = await demo.api.get<{ items: PolicyAmendmentIntent[] }>(path);
  if (!items[0]) throw new Error("There is no change.");
  return items[0];
}

/** A date in English: a line does not break between the day and its month. */
const written = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
    .format(new Date(day))
    .replace(" ", "\u00a0");

async function addChild(page: Page, last: string, day: string): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  await people(page).add({ first: "Ida", last, born: [date, month, year], relation: "Child", sex: "Female" });
}

test("a child is born: covered from that day, at the service's price", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 20);
  const born = dayAfterStart(policy, 5);
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("A baby");
  await amendment(page).enterDay(born);
  await expect(page.getByText(`The change would take effect on ${written(born)}.`)).toBeVisible();
  await amendment(page).next();

  await expect(amendment(page).people).toBeFocused();
  await addChild(page, "Lindqvist", born);
  const shownDifference = await amendment(page).difference.innerText();
  expect(shownDifference).toContain(`from ${written(born)}`);
  await amendment(page).next();

  await expect(amendment(page).check).toBeVisible();
  await expect(amendment(page).difference).toHaveText(shownDifference);
  const { quote } = (await newest(company, policy)).pending_confirmation ?? {};
  if (quote === undefined) throw new Error("There is no quote to confirm.");
  expect(amountIn(shownDifference.split(" a month")[0] ?? "")).toBe(
    quote.difference.monthly.employee_contribution.gross,
  );
  for (const part of ["employer_contribution", "employee_contribution", "total"] as const) {
    const shown = (await amendment(page).pays(part).allInnerTexts()).map(amountIn);
    const before = policy.cost.monthly[part].gross;
    expect(shown).toEqual([before, quote.monthly[part].gross]);
  }

  await page.getByRole("button", { name: `Change my cover from ${written(born)}` }).click();
  await expect(amendment(page).done).toBeFocused();
  const after = await readPolicy(company, policy);
  expect(names(after)).toEqual(["Maya", "Ida"]);
  expect(after.members[1]?.covered_from).toBe(born);

  await page.reload();
  await expect(amendment(page).done).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Benefits" }).click();
  const card = policies(page).card("Anchor Modular Health");
  await expect(card).toContainText("Ida Lindqvist Child");
  await card.getByText("Changes to this cover").click();
  await expect(card).toContainText(/Ida Lindqvist added\s*You pay £[\d.]+ more a month/);
});

test("a change of a family is on pages of three screens, in English and in German", async ({
  page,
  company,
}) => {
  test.slow();
  await page.setViewportSize(smallPhone);
  const policy = await enrolled(company, "simple", [partner, child]);
  await daysAfterStart(company, policy, 20);
  const born = dayAfterStart(policy, 5);
  await openPolicy(page, company, "simple");
  await amendment(page).opening.waitFor();
  await expectThreeScreens(page, "your cover");
  await amendment(page).choose("Change who is covered");
  await expectThreeScreens(page, "what happened");
  await amendment(page).chooseReason("A baby");
  await amendment(page).enterDay(born);
  await expectThreeScreens(page, "when it happened");
  await amendment(page).next();
  await amendment(page).people.waitFor();
  await addChild(page, "Lindqvist", born);
  await amendment(page).difference.waitFor();
  await expectThreeScreens(page, "who should be covered");
  await amendment(page).next();
  await amendment(page).check.waitFor();
  await expectThreeScreens(page, "the check of the change");
  await amendment(page).confirm();
  await amendment(page).done.waitFor();
  await expectThreeScreens(page, "the changed cover");
});

test("Back leads one page back through a change, with what was said", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  const today = await daysAfterStart(company, policy, 40);
  await openPolicy(page, company, "simple");
  await amendment(page).opening.waitFor();
  await expect(page).toHaveURL(/\?step=opening$/);
  await amendment(page).choose("Change who is covered");
  await expect(page).toHaveURL(/\?step=cover$/);
  await amendment(page).chooseReason("We married, or became civil partners");
  await expect(page).toHaveURL(/\?step=cover-2$/);
  await amendment(page).enterDayAndContinue(today);
  await expect(amendment(page).people).toBeVisible();
  await expect(page).toHaveURL(/\/p_\w+\?step=family$/);
  await page.reload();
  await expect(amendment(page).people).toBeVisible();
  await page.waitForLoadState("networkidle");

  await page.goBack();
  await expect(amendment(page).when).toBeFocused();
  await expect(page).toHaveURL(/\?step=cover-2$/);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue(today.slice(0, 4));
  await page.goBack();
  await expect(amendment(page).reason).toBeVisible();
  await expect(page.getByRole("radio", { name: "We married, or became civil partners" })).toBeChecked();
  await page.goBack();
  await expect(amendment(page).opening).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(amendment(page).when).toBeVisible();
  await amendment(page).next();
  await expect(amendment(page).people).toBeVisible();
  await expect(page).toHaveURL(/\/p_\w+\?step=family$/);
});

test("opts out while no special reason is needed", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 10);
  await openPolicy(page, company, "simple");
  await expect(
    page.getByText(
      `You can change who is covered, or end this cover, without a reason until the end of ${written(policy.adjustable_until)}`,
    ),
  ).toBeVisible();
  await amendment(page).choose("End this cover");
  await amendment(page).chooseReason("No special reason");
  await expect(amendment(page).check).toBeFocused();
  const { effective_from } = await newest(company, policy);
  const lastDay = new Date(Date.parse(effective_from) - 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("button", { name: `End health insurance on ${written(lastDay)}` }).click();
  await expect(
    page.getByRole("heading", { name: `Your health insurance ends on ${written(lastDay)}` }),
  ).toBeFocused();
  expect(await readPolicy(company, policy)).toMatchObject({ status: "active", ends_on: lastDay });
});

test("ends the cover after an event, once a reason is required", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  const today = await daysAfterStart(company, policy, 60);
  await openPolicy(page, company, "simple");
  await amendment(page).choose("End this cover");
  await expect(page.getByRole("radio", { name: "No special reason" })).toHaveCount(0);
  await amendment(page).chooseReason("I have other cover");
  await amendment(page).enterDayAndContinue(today);
  await amendment(page).confirm();
  await expect(amendment(page).done).toBeFocused();
  expect((await readPolicy(company, policy)).ends_on).not.toBeNull();
});

test("the insurer rejects a change: the cover stays as it is", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("No special reason");
  await amendment(page).people.waitFor();
  await addChild(page, "Rejected", "2019-06-01");
  await amendment(page).next();
  await amendment(page).confirm();
  await expect(page.getByText("Your cover and what you pay stay the same.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call / })).toBeVisible();
  const { updated_at: _, ...before } = policy;
  expect(await readPolicy(company, policy)).toMatchObject(before);
});

test("a divorce removes the partner, and lets no one join", async ({ page, company }) => {
  const policy = await enrolled(company, "simple", [partner]);
  const today = await daysAfterStart(company, policy, 40);
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("Divorce or separation");
  await amendment(page).enterDayAndContinue(today);
  await expect(people(page).person("Robin Ek")).toBeChecked();
  await expect(people(page).addButton).toHaveCount(0);
  await people(page).person("Robin Ek").uncheck();
  await expect(amendment(page).difference).toContainText("less");
  await amendment(page).next();
  await expect(page.getByText("no longer covered")).toBeVisible();
  await amendment(page).confirm();
  await expect(amendment(page).done).toBeVisible();
  const { upcoming_changes } = await readPolicy(company, policy);
  expect(upcoming_changes.map(names)).toEqual([["Maya"]]);
});

test("a divorce, from what people look for to the policy without the former partner", async ({
  page,
  company,
}) => {
  const policy = await enrolled(company, "simple", [child, partner]);
  const today = await daysAfterStart(company, policy, 40);
  await openBenefits(page, company, "simple");
  await policies(page).change("Anchor Modular Health").click();
  // Who is covered, and what each of them costs.
  for (const name of ["Robin Ek", "Ida Ek"])
    await expect(page.locator(".ek-cost-of").filter({ hasText: name })).toContainText("£");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("Divorce or separation");
  await amendment(page).enterDayAndContinue(today);
  await expect(people(page).everyone.first()).toHaveAccessibleName("Robin Ek");
  await people(page).person("Robin Ek").uncheck();
  await amendment(page).next();
  await expect(amendment(page).check).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Robin Ek" })).toContainText("no longer covered");
  await expect(page.getByRole("listitem").filter({ hasText: "Ida Ek" })).toContainText("covered as before");
  await amendment(page).confirm();
  await expect(amendment(page).done).toBeFocused();
  const { upcoming_changes } = await readPolicy(company, policy);
  expect(upcoming_changes.map(names)).toEqual([["Maya", "Ida"]]);
});

test("a marriage opens the form of the new spouse", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  const today = await daysAfterStart(company, policy, 40);
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("We married, or became civil partners");
  await amendment(page).enterDayAndContinue(today);
  await expect(page.getByRole("radio", { name: "Spouse", exact: true })).toBeChecked();
});

test("a birth that is reported late says what the next payslip takes once, as payroll will", async ({
  page,
  company,
}) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 45);
  const born = dayAfterStart(policy, 5);
  const first = policy.effective_from.slice(0, 7).split("-");
  const path = `/contribution_reports?year=${first[0]}&month=${first[1]}`;
  const reports = await company.api.get<Paged<ContributionReport>>(path);
  await company.api.post(`/contribution_reports/${reports.items[0]?.id}/finalize`, {});
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("A baby");
  await amendment(page).enterDayAndContinue(born);
  await addChild(page, "Lindqvist", born);
  await amendment(page).next();
  await expect(amendment(page).check).toBeVisible();
  await expect(amendment(page).difference).toContainText("from your next payslip");
  const shown = await amendment(page).once.innerText();
  await amendment(page).confirm();
  await expect(amendment(page).done).toBeFocused();
  await expect(amendment(page).once).toHaveText(shown);

  const { items } = await company.api.get<Paged<ContributionReport>>("/contribution_reports");
  const lines: ContributionLine[] = [];
  for (const { id } of items) {
    const breakdowns = await company.api.get<Paged<EmployeeBreakdown>>(
      `/contribution_reports/${id}/employee_breakdowns`,
    );
    for (const { employee_id, health_insurance } of breakdowns.items)
      if (employee_id === policy.employee_id) lines.push(...(health_insurance?.employee_contributions ?? []));
  }
  const adjusted = lines.filter(({ adjustment }) => adjustment).map(({ amount }) => Math.round(amount * 100));
  expect(adjusted.length).toBeGreaterThan(0);
  expect(Math.round(amountIn(shown.split(" once")[0] ?? "") * 100)).toBe(
    adjusted.reduce((sum, cents) => sum + cents, 0),
  );
});

test("explains that it is too late, and sends nothing", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  const today = await daysAfterStart(company, policy, 90);
  const requests: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/policy_amendment_intents"))
      requests.push(request.url());
  });
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("We married, or became civil partners");
  await amendment(page).enterDayAndContinue(dayAfterStart(policy, 2));
  const lastDay = written(dayAfterStart(policy, 32));
  await errorSummary(page)
    .link(`This had to be reported by ${lastDay}. See if another reason applies`)
    .click();
  await expect(page.getByLabel("Day", { exact: true })).toBeFocused();
  expect(requests).toEqual([]);
  await amendment(page).enterDayAndContinue(today);
  await expect(amendment(page).people).toBeVisible();
  expect(requests).toHaveLength(1);
});

test("a reload loses nothing, and cancelling changes nothing", async ({ page, company }) => {
  const policy = await enrolled(company, "simple", [partner]);
  await openPolicy(page, company, "simple");
  await amendment(page).choose("Change who is covered");
  await amendment(page).chooseReason("Something else changed");
  await page.getByLabel("What changed, in a few words").fill("We moved in together");
  await page.reload();
  await expect(page.getByLabel("What changed, in a few words")).toHaveValue("We moved in together");
  await amendment(page).enterDayAndContinue(new Date().toISOString().slice(0, 10));
  await people(page).person("Robin Ek").uncheck();
  await expect(amendment(page).difference).toBeVisible();
  await page.reload();
  await expect(people(page).person("Robin Ek")).not.toBeChecked();
  await page.getByRole("button", { name: "Cancel this change" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel this change" }).click();
  await expect(page.getByRole("heading", { name: "Nothing was changed" })).toBeFocused();
  expect(names(await readPolicy(company, policy))).toEqual(["Maya", "Robin"]);
});

test("the sandbox forces a change into any status", async ({ page, company }) => {
  await enrolled(company, "simple");
  await openPolicy(page, company, "simple");
  await amendment(page).choose("End this cover");
  await amendment(page).chooseReason("No special reason");
  await amendment(page).check.waitFor();
  await sandbox(page).open();
  await sandbox(page).force("processing_error", "Change to a policy");
  await sandbox(page).close();
  await expect(page.getByText("Your cover and what you pay stay the same.")).toBeVisible();
});

import type { EnrolmentIntent, Paged } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import { company as pages } from "../pages/company.ts";
import { consents, quoteEndings } from "../pages/consents.ts";
import { enrolFromStart } from "../pages/enrol-alone.ts";
import { participation, toChoose } from "../pages/participation.ts";
import { quote } from "../pages/quote.ts";
import { expectAccessibleInForcedColours, expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { type Demo, groups, people } from "../support/demo.ts";
import { openCompany, purchaseByApi, quoteByApi, signInAdministrator } from "../support/employer.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expectLargeTargets, expectToFit } from "../support/layout.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { pollUntil } from "../support/poll.ts";
import { expect, test } from "../support/test.ts";

const anchor = "Anchor Modular Health";

/** The enrolments of the group, by the first name of the employee, once none is being processed. */
async function enrolmentsOf({ api }: Demo, groupId: string): Promise<Record<string, EnrolmentIntent>> {
  const { items } = await pollUntil(
    () => api.get<Paged<EnrolmentIntent>>(`/enrolment_intents?group_id=${groupId}`),
    ({ items }) => items.length === 3 && items.every(({ status }) => status !== "processing"),
  );
  const { items: employees } = await api.get<Paged<{ id: string; first_name: string }>>(
    `/groups/${groupId}/employees`,
  );
  const nameOf = (id: string) => employees.find((each) => each.id === id)?.first_name ?? id;
  return Object.fromEntries(items.map((intent) => [nameOf(intent.employee_id), intent]));
}

/** From the sign-in page to Group policies, as the administrator does it. */
async function openPolicies(page: Page, demo: Demo): Promise<void> {
  await signInAdministrator(page, demo);
  await pages(page).open("Group policies");
}

/** A quote for the new joiners that is accepted by API, with an enrolment started for each of the three. */
async function acceptForJoiners(demo: Demo): Promise<Record<string, EnrolmentIntent>> {
  await purchaseByApi(demo, true);
  return enrolmentsOf(demo, demo.world.group_without_policy_id);
}

/** From the sign-in page to a quote for the new joiners of which every statement is ticked. */
async function readToAccept(page: Page, company: Demo): Promise<void> {
  const { id } = await quoteByApi(company);
  await openCompany(page, company);
  await page.goto(`${company.url}/benefits/${id}`);
  await quote(page).read();
  await consents(page).tickAll();
}

test("from acceptance on the administrator sees who is where, and enrols again who missed the deadline", async ({
  page,
  company,
}) => {
  test.slow();
  await readToAccept(page, company);
  await consents(page).startEnrolments();
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();
  const { Callum, Sofia } = await enrolmentsOf(company, company.world.group_without_policy_id);

  // All three are choosing; one declines, one is covered.
  await pages(page).open("Home");
  await expect(page.getByRole("heading", { name: "3 people have 14 days left" })).toBeVisible();
  await company.api.post(`/enrolment_intents/${Callum?.id}/reject`);
  await company.api.post(`/test_helpers/intents/${Sofia?.id}/force`, { status: "enrolled" });
  await pages(page).open("Group policies");
  const card = pages(page).policy(anchor, groups.newJoiners);
  const who = participation(card);
  await expect(who.summary("1 of 3 employees covered")).toBeVisible();
  await who.state("Declined: 1 employee").click();
  await expect(who.row("Callum Reid")).toBeVisible();
  await who.state("Covered: 1 employee").click();
  await expect(who.row("Sofia Marini")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Enrol again/ })).toHaveCount(0);
  await expect(who.bar).toHaveAccessibleName(
    /Covered: 1 employee, Choosing: 1 employee, Declined: 1 employee$/,
  );

  // The third lets the deadline pass.
  await company.api.post("/test_helpers/clock/advance", { seconds: 16 * 86_400 });
  await pages(page).open("Home");
  await page.getByRole("link", { name: "See who 1 person missed the deadline" }).click();
  await expect(who.row(people.new_joiner)).toBeVisible();
  await new Keyboard(page).press(who.enrolAgain(people.new_joiner));
  await expect(card.getByRole("status").filter({ hasText: "Enrolment started for" })).toContainText(
    people.new_joiner,
  );
  await expect(who.heading).toBeFocused();
  await who.state("Choosing: 1 employee").click();
  await expect(who.row(people.new_joiner)).toContainText("14 days left");

  await page.getByRole("button", { name: "Sign out" }).click();
  await openBenefits(page, company, "new_joiner");
  await enrolFromStart(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await openPolicies(page, company);
  await expect(who.summary("2 of 3 employees covered")).toBeVisible();
});

test("a reminder is copied with the deadline, the offer, its cost and where to choose; all of it fits a phone, light and dark", async ({
  page,
  context,
  company,
}) => {
  test.slow();
  await acceptForJoiners(company);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openPolicies(page, company);
  const card = pages(page).policy(anchor, groups.newJoiners);
  const who = participation(card);
  await who.state("Choosing: 3 employees").click();
  await who.copyReminder(people.new_joiner);
  await expect(card.getByRole("status").filter({ hasText: "Reminder copied" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(
    /^Hi Bea, you can choose your benefits, or decline them, until the end of \w+\s\d+\s\w+\. Northwind Bicycles Ltd offers you Anchor Modular Health\. For you alone: from £[\d.]+ a month\. Choose here: http:\/\/127\.0\.0\.1:\d+\/benefits$/,
  );
  await expect(who.row(people.new_joiner)).toContainText(copied);
  await expectAccessibleInLightAndDark(page, "who is choosing");
  await expectAccessibleInForcedColours(page, "who is choosing");
  await expectLargeTargets(page, "who is choosing");
  await expectToFit(page, "who is choosing");
});

test("after a purchase one press starts everyone who has not, and one reminder is for all who are choosing", async ({
  page,
  context,
  company,
  consoleErrors,
}) => {
  test.slow();
  await readToAccept(page, company);
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();
  await expect(page.getByText("Next, start your employees’ enrolments on your platform.")).toBeVisible();
  await page.getByRole("link", { name: "See who still has to choose" }).click();

  const all = toChoose(page);
  await expect(all.row(people.new_joiner)).toContainText(groups.newJoiners);
  const [, count = ""] = /(\d+)$/.exec(await all.startAll.innerText()) ?? [];
  expect(Number(count)).toBeGreaterThan(5);
  // One of them leaves meanwhile.
  await page.route("**/enrolments", (route) =>
    route.request().postDataJSON().employee_id === company.employeeId("new_joiner")
      ? route.fulfill({ status: 409, json: { status: 409, code: "invalid_state", title: "Left" } })
      : route.continue(),
  );
  await all.startAll.click();
  await expect(all.card.getByRole("alert")).toHaveText(
    `The enrolment was not started for ${people.new_joiner}`,
  );
  consoleErrors.splice(0);
  await expect(all.started(Number(count) - 1)).toBeVisible();
  await expect(all.inState("Not started: 1")).toBeVisible();
  await expect(all.row(people.new_joiner).getByRole("button")).toHaveText("Start enrolment");
  await expect(all.inState(/^Choosing: \d+$/)).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await all.copyForAll.click();
  await expect(all.card.getByRole("status").filter({ hasText: "Reminder copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Hi, you can/);
  await expectAccessibleInLightAndDark(page, "who has to choose");
  await expectToFit(page, "who has to choose");
});

test("the textures of the bar are drawn, and it begins where reading begins", async ({ page, company }) => {
  await openPolicies(page, company);
  const insured = pages(page).policy(anchor, "All employees");
  await expect(participation(insured).bar).toBeVisible();
  const drawn = await participation(insured).bar.evaluate((bar) => {
    const [fill, texture] = bar.querySelectorAll("rect");
    const box = fill?.getBoundingClientRect();
    return {
      isWhole: Math.round(box?.width ?? 0) >= Math.round(bar.getBoundingClientRect().width) - 2,
      height: Math.round(box?.height ?? 0),
      texture: texture && getComputedStyle(texture).fill,
    };
  });
  expect(drawn).toMatchObject({ isWhole: true, texture: expect.stringMatching(/^url\("?#/) });
  expect(drawn.height).toBeGreaterThan(20);
  // On paper the states have their names, though buttons are left out.
  await page.emulateMedia({ media: "print" });
  await expect(participation(insured).state(/^Not started/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Sandbox" })).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  const flip = await participation(insured).bar.evaluate((bar) => {
    bar.closest(".ek-root")?.setAttribute("dir", "rtl");
    return getComputedStyle(bar).transform;
  });
  expect(flip).toContain("-1");
});

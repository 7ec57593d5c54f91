import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { consents, quoteEndings } from "../pages/consents.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { newQuote } from "../pages/new-quote.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { quote } from "../pages/quote.ts";
import { administrator, groups, people as names } from "../support/demo.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expect, test } from "../support/test.ts";

test("enrols by keyboard alone, and the focus follows", async ({ page, demo }) => {
  await demo.freshPerson("simple");
  await page.goto(demo.url);
  const keys = new Keyboard(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const heading = (name: string) => page.getByRole("heading", { name });

  await keys.press(page.getByRole("button", { name: names.simple }));
  await keys.press(page.getByRole("navigation").getByRole("link", { name: "Benefits", exact: true }));
  await expect(heading("Benefits").first()).toBeFocused();
  await expect(opening(page).startButton).toBeVisible();
  await keys.press(opening(page).startButton);
  await expect(cover(page).heading).toBeFocused();
  await keys.press(button("Continue"));
  await expect(errorSummary(page).box).toBeFocused();
  await keys.press(errorSummary(page).link("Choose an option for “Excess for each person”"));
  await expect(cover(page).option("Excess for each person", "No excess")).toBeFocused();
  await keys.pick(cover(page).question("Excess for each person"), "£250");
  await keys.pick(cover(page).question("Cancer cover"), "No cancer cover");
  await keys.press(button("Continue"));
  await expect(cover(page).heading).toBeFocused();
  await keys.tick(cover(page).option("Wellbeing choices", "Gym contribution"));
  await keys.tick(cover(page).option("Wellbeing choices", "Eye test"));
  await keys.press(button("Continue"));

  await expect(people(page).heading).toBeFocused();
  await keys.press(button("Continue"));
  await expect(errorSummary(page).box).toBeFocused();
  await keys.pick(page.getByRole("group", { name: "Who should be covered?" }), "Only me");
  await keys.press(button("Continue"));

  await expect(heading("Who should receive your life cover?")).toBeFocused();

  await keys.press(button("Continue"));
  await expect(errorSummary(page).box).toBeFocused();
  await keys.press(errorSummary(page).link("Choose who should receive your life cover"));
  await expect(beneficiaries(page).someoneElse).toBeFocused();
  await keys.press(beneficiaries(page).someoneElse);
  await expect(beneficiaries(page).fullName).toBeFocused();
  await keys.type(beneficiaries(page).fullName, "Elin Lindqvist");
  await expect(beneficiaries(page).share("Elin Lindqvist")).toHaveValue("100");
  await page.keyboard.press("Enter");

  await expect(check(page).heading).toBeFocused();
  await keys.press(check(page).enrolButton);
  await expect(endings(page).done).toBeFocused();
});

test("accepts a quote by keyboard alone, and the focus follows", async ({ page, company }) => {
  await page.goto(company.url);
  const keys = new Keyboard(page);
  const flow = newQuote(page);
  await keys.press(page.getByRole("button", { name: administrator }));
  await keys.press(page.getByRole("navigation").getByRole("link", { name: "Benefits", exact: true }));
  // Home has links of that name too.
  await page.getByRole("heading", { name: "Benefits", exact: true }).waitFor();
  await keys.press(page.getByRole("main").getByRole("link", { name: "Get a quote" }));
  await expect(flow.heading).toBeVisible();
  await keys.press(flow.continueButton);
  await expect(errorSummary(page).box).toBeFocused();
  await keys.press(errorSummary(page).link("Choose a group of employees"));
  await keys.tick(page.getByRole("checkbox", { name: groups.newJoiners }));
  await keys.press(flow.continueButton);

  await expect(flow.planHeading).toBeFocused();
  await keys.to(flow.slider);
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByLabel("Your share", { exact: true })).toHaveValue("74");
  await keys.pick(page.getByRole("group", { name: "Choose a plan" }), "Anchor Modular Health");
  await keys.press(flow.continueButton);

  await expect(flow.coverHeading).toBeFocused();
  await keys.pick(cover(page).question("Core cover"), "Treatment and diagnostics");
  await keys.pick(cover(page).question(/Within .?Treatment and diagnostics/), "Standard out-patient");
  await keys.pick(cover(page).question("Hospital network"), "Guided network");
  await keys.press(flow.continueButton);

  await expect(flow.costHeading).toBeFocused();
  await keys.pick(page.getByRole("group", { name: "Who pays?" }), "You pay everything");
  await keys.press(flow.continueButton);
  await expect(flow.checkHeading).toBeFocused();
  await keys.press(flow.askButton);

  await expect(quote(page).heading).toBeFocused();
  await keys.press(quote(page).readButton);
  await expect(consents(page).heading).toBeFocused();
  for (const box of await consents(page).boxes.all()) await keys.tick(box);
  await keys.press(consents(page).acceptButton);
  await expect(quoteEndings(page).done).toBeFocused();
});

import { beneficiaries } from "../pages/beneficiaries.ts";
import { cover } from "../pages/cover.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { expect, test } from "../support/test.ts";

test("on a phone a row opens as a sheet, by keyboard too, and what is missing leads into it", async ({
  page,
  enter,
}) => {
  await enter("family");
  await page.setViewportSize({ width: 320, height: 640 });
  await opening(page).start();
  await cover(page).chooseMinimum();
  await cover(page).next();
  const who = people(page);
  await who.family();
  for (const name of ["Adaeze Okafor", "Adaora Okafor"]) await who.cover(name);
  await expect(who.row("Adaeze Okafor").getByRole("combobox")).toHaveCount(0);

  const opener = who.row("Adaeze Okafor").getByRole("button", { name: "Choose: Adaeze Okafor" });
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(who.sheet).toHaveAccessibleName("Adaeze Okafor");
  const level = who.sheet.getByRole("group", { name: "Optical level", exact: true });
  await expect(level.getByRole("radio", { name: "None" })).toBeChecked();
  await level.getByRole("radio", { name: "Plus", exact: true }).check();
  await page.keyboard.press("Escape");
  await expect(who.sheet).toBeHidden();
  await expect(opener).toBeFocused();

  await who.next();
  await errorSummary(page).link("Adaeze: choose an option for “Plus”").click();
  await expect(who.sheet.getByRole("radio", { name: "Contact lenses" })).toBeFocused();
  await page.keyboard.press("Space");
  await who.sheet.getByRole("button", { name: "Apply to all children" }).click();
  await who.sheet.getByRole("button", { name: "Done" }).click();
  await expect(who.row("Adaora Okafor")).toContainText("Optical level: Plus (Contact lenses)");
  await who.next();
  await expect(beneficiaries(page).heading).toBeVisible();
});

test("a wide page has a table: lists in the rows, focus on who was added", async ({ page, enter }) => {
  await enter("simple");
  await opening(page).start();
  await cover(page).chooseMinimum();
  await cover(page).next();
  const who = people(page);
  await who.family();
  await who.add({ first: "Robin", last: "Ek", born: ["9", "5", "1991"], relation: "Partner", sex: "Male" });
  await expect(who.person("Robin Ek")).toBeFocused();
  await expect(who.person("Robin Ek")).toBeChecked();
  const headers = page.getByRole("table").getByRole("columnheader");
  await expect(headers).toHaveText(["Covered", "Dental", "Optical level", "You pay"]);
  const list = who.row("Robin Ek").getByRole("combobox", { name: "Optical level: Robin Ek" });
  const price = who.row("Robin Ek").locator(".ek-family-price .ek-money");
  const before = await price.innerText();
  await who.choose("Robin Ek", "Optical level", "Basic");
  await expect(price).not.toHaveText(before);
  await expect(list.locator(":checked")).toHaveText(/^Basic · \+ £/);
  await expect(page.getByRole("row").nth(1)).toContainText(
    "Only your family can have Dental and Optical level",
  );
});

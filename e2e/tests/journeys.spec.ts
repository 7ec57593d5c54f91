import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { sandbox } from "../pages/sandbox.ts";
import { enrolAlone } from "../pages/enrol-alone.ts";
import { enterAtCheck, sister } from "../support/arrive.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("simple: only me, from the opening to covered", async ({ page, enter }) => {
  await enter("simple");
  await expect(page.getByText("Harbour Mutual").first()).toBeVisible();
  await expect(page.getByText(/^You pay from £.* a month for yourself\.$/).first()).toBeVisible();
  await opening(page).start();
  await enrolAlone(page, sister);
  await expect(endings(page).done).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Maya Lindqvist" }).first()).toBeVisible();
});

test("family: covers those who can be covered, and says why the others cannot", async ({ page, enter }) => {
  await enter("family");
  await opening(page).start();
  await cover(page).chooseMinimum();
  await cover(page).next();
  const who = people(page);
  await who.family();
  await expect(who.person("Grace Nwosu")).toBeDisabled();
  await expect(who.row("Grace Nwosu")).toContainText("This plan doesn’t cover this relationship.");

  for (const name of ["Chidi Okafor", "Adaeze Okafor", "Adaora Okafor", "Somto Okafor"])
    await who.cover(name);
  await expect(who.person("Lars Engström")).toBeDisabled();
  await expect(who.row("Lars Engström")).toContainText("if you remove the partner you chose");

  await expect(who.row("Ngozi Okafor")).toContainText("Proof needed");
  await who.cover("Ngozi Okafor");
  await expect(who.row("Ngozi Okafor")).toContainText("Answer needed");
  await who.next();
  await expect(errorSummary(page).line("Answer the question about Ngozi, or remove them")).toBeVisible();
  await who.proveStudy("Ngozi Okafor");
  await who.cover("Ifeoma Evidence");
  await who.answerEarlierCoverRequirement("Ifeoma Evidence");
  await who.cover("Emeka Restricted");
  for (const name of ["Ngozi Okafor", "Ifeoma Evidence", "Emeka Restricted"])
    await expect(who.row(name).locator(".ek-tag")).toHaveCount(0);
  await who.next();

  await expect(page.getByText("Emeka can’t be covered")).toBeVisible();
  await expect(who.row("Emeka Restricted")).toContainText("Contact the insurer");
  await expect(who.row("Emeka Restricted")).not.toContainText("Optical");
  await expect(page.getByRole("link", { name: "Call 020 7946 0120" })).toBeVisible();
  await page.getByRole("button", { name: "Remove Emeka to continue" }).last().click();
  await expect(who.person("Emeka Restricted")).not.toBeChecked();
  await expect(page.getByText("6 people covered with you")).toBeVisible();
  await who.next();
  for (const name of ["Chidi Okafor", "Adaeze Okafor", "Emeka Restricted"])
    await beneficiaries(page).name(name);
  await beneficiaries(page).splitEqually();
  await expect(beneficiaries(page).share("Chidi Okafor")).toHaveValue("33.34");
  await beneficiaries(page).send();
  await expect(check(page).heading).toBeVisible();
  for (const name of ["You", "Chidi", "Ngozi", "Adaeze", "Adaora", "Somto", "Ifeoma"])
    await expect(page.getByRole("definition").filter({ hasText: name }).first()).toBeVisible();
  // Of the people who are covered: anyone can be a beneficiary.
  const covered = page.getByRole("definition").filter({ has: page.getByText("You", { exact: true }) });
  await expect(covered).not.toContainText("Emeka");
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
});

test("reads Arabic: enrols from right to left", async ({ page, enter }) => {
  await enter("reads_arabic");
  const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
  await press(/^ابدأ$/);
  await cover(page).chooseMinimum();
  await press("متابعة");
  await page.getByRole("radio", { name: "أنا وعائلتي" }).check();
  await people(page).cover("سامر حداد");
  await people(page).cover("نور حداد");
  await press("متابعة");
  await press(/^سامر حداد$/);
  await press(/^إضافة مستفيد$/);
  await press(/^نور حداد$/);
  await press("التقسيم بالتساوي");
  await press("متابعة");
  await press(/^التسجيل اعتبارًا من /);
  await expect(page.getByRole("heading", { name: /^تشملك التغطية اعتبارًا من / })).toBeVisible();
  await expect(page.locator(".ek-root")).toHaveAttribute("dir", "rtl");
});

test("not eligible: says why, and who can help", async ({ page, enter }) => {
  await enter("too_old");
  await opening(page).start();
  await expect(endings(page).ineligible).toBeVisible();
  await expect(page.getByText(/^This cover must start before you turn \d+\.$/)).toBeVisible();
  await expect(page.getByText("ask your HR team")).toBeVisible();
});

test("the insurer rejects: says so, and that nothing is owed", async ({ page, demo }) => {
  await enterAtCheck(page, demo, "insurer_rejects");
  await check(page).enrol();
  await expect(endings(page).rejected).toBeVisible();
  await expect(page.getByText("You won’t be covered, and you won’t pay anything.")).toBeVisible();
});

test("asked for evidence: the insurer's question comes first", async ({ page, enter }) => {
  await enter("asked_for_evidence");
  await opening(page).start();
  await expect(page.getByRole("heading", { name: "Your earlier cover" })).toBeVisible();
  await page.getByRole("radio", { name: "No", exact: true }).check();
  await page.getByRole("button", { name: "Send" }).click();
  await enrolAlone(page, sister);
  await expect(endings(page).done).toBeVisible();
});

test("starts soon: waits for the first day of work, and then continues by itself", async ({
  page,
  company,
}) => {
  await openBenefits(page, company, "starts_soon");
  await opening(page).start();
  await expect(endings(page).scheduled).toBeVisible();
  await sandbox(page).open();
  await sandbox(page).advance("15 days");
  await expect(cover(page).heading).toBeVisible();
});

test("slow insurer: the waiting page moves on by itself", async ({ page, company }) => {
  await openBenefits(page, company, "slow_insurer");
  await opening(page).start();
  await enrolAlone(page, "Anneke de Wit");
  await expect(endings(page).beingSetUp).toBeVisible();
  await expect(page.getByText("usually takes 3 days.")).toBeVisible();
  await company.api.post("/test_helpers/clock/advance", { seconds: 3 * 86_400 });
  await expect(endings(page).done).toBeVisible();
});

test("declines the cover, after a question", async ({ page, enter }) => {
  await enter("simple");
  await opening(page).start();
  await page.getByRole("button", { name: "Decline cover" }).click();
  const dialog = page.getByRole("dialog", { name: "Decline this cover?" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Decline cover" }).click();
  await dialog.getByRole("button", { name: "Decline cover" }).click();
  await expect(endings(page).ended).toBeVisible();
});

import type { Page } from "@playwright/test";
import { check } from "../pages/check.ts";
import { cost } from "../pages/cost.ts";
import { cover } from "../pages/cover.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { personForm } from "../pages/person-form.ts";
import type { BareHost } from "./bare-host.ts";
import { healthWorld } from "./health.ts";
import { expectUntouched, readOwnStyles, type together } from "./hostile-styles.ts";

type Hostile = typeof together;

/** Every page of an enrolment that has something of its own, a form with errors and a dialog. */
export async function walkUnderHostileStyles(page: Page, bare: BareHost, hostile: Hostile): Promise<void> {
  const world = await healthWorld(bare);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(bare.url);
  const expectOwnUntouched = await readOwnStyles(page.locator("#own"), hostile);
  const flow = await bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "" });
  const root = flow.locator(".ek-root");
  await opening(flow).startButton.waitFor();
  await expectUntouched(root, "the opening", hostile);
  await expectOwnUntouched("the opening");

  await opening(flow).start();
  await cost(flow).total.waitFor();
  await expectUntouched(root, "Cover", hostile);
  await cover(flow).chooseMinimum();
  await cover(flow).next();

  await people(flow).family();
  await people(flow).startAdding();
  await personForm(flow).save();
  await errorSummary(flow).box.waitFor();
  await expectUntouched(root, "a person's form with errors", hostile);
  await people(flow).onlyMe();
  await people(flow).next();

  await check(flow).heading.waitFor();
  await check(flow).enrolButton.waitFor();
  await expectUntouched(root, "Check", hostile);
  await flow.getByRole("button", { name: "Decline cover" }).click();
  await flow.getByRole("dialog").waitFor();
  await expectUntouched(root, "a dialog", hostile);
  await expectOwnUntouched("a dialog");
}

/** Every block on one page. */
export async function visitBlocksUnderHostileStyles(
  page: Page,
  bare: BareHost,
  hostile: Hostile,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${bare.url}/gallery/?section=everyBlock`);
  await expectUntouched(page.locator(".ek-root"), "every block", hostile);
}

import { EmbedPage } from "../support/embed-page.ts";
import { expect, test } from "../support/test.ts";
import { expectTextsUpToDate, translateAlways } from "../support/translator.ts";
import { walkEnrolment } from "../support/walk.ts";

test("a translator that goes into shadow roots breaks no step of an element, and each text stays right", async ({
  page,
  bare,
}) => {
  test.slow();
  await translateAlways(page);
  await EmbedPage.open(
    page,
    bare,
    await bare.stage.world(),
    (attributes) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  const steps: string[] = [];
  await walkEnrolment(page, async (step) => {
    steps.push(step);
    await expectTextsUpToDate(page, step);
    await expect(
      page.locator("enrolkit-enrolment .ek-heading[data-ek-size=page] font").first(),
    ).toBeAttached();
    expect(await page.locator("enrolkit-enrolment [translate=no] font").count(), step).toBe(0);
  });
  expect(steps).toContain("done");
});

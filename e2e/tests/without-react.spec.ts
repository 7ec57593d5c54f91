import { endings } from "../pages/endings.ts";
import { enrolAlone } from "../pages/enrol-alone.ts";
import { opening } from "../pages/opening.ts";
import { sister } from "../support/arrive.ts";
import { expect, test } from "../support/test.ts";

test("the demo's page without React: for the person signed in, from start to enrolled", async ({
  page,
  demo,
  enter,
}) => {
  await page.goto(`${demo.url}/without-react/`);
  await expect(page).toHaveURL(`${demo.url}/`);
  await enter("simple");
  await page.goto(`${demo.url}/without-react/`);
  const flow = page.locator("enrolkit-enrolment");
  await opening(flow).start();
  await enrolAlone(flow, sister);
  await expect(endings(flow).done).toBeVisible();
});

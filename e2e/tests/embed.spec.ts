import { EmbedPage } from "../support/embed-page.ts";
import { enrolAlone, healthWorld } from "../support/health.ts";
import { expect, test } from "../support/test.ts";

test("one script and one element lead from start to enrolled, under a policy without exceptions", async ({
  page,
  bare,
}) => {
  const world = await healthWorld(bare);
  const host = await EmbedPage.open(
    page,
    bare,
    world,
    (attributes) => `<enrolkit-enrolment ${attributes}></enrolkit-enrolment>`,
  );
  await enrolAlone(page.locator("enrolkit-enrolment"));
  expect(await host.broken()).toEqual([]);
});

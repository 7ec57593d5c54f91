import { healthWorld } from "../support/health.ts";
import { expect, test } from "../support/test.ts";

test("an origin that is not listed: the developer reads how to list it, the person what to do", async ({
  page,
  bare,
  consoleErrors,
}) => {
  const world = await healthWorld(bare);
  const origin = await bare.openElsewhere();
  const flow = await bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "", origin });
  await expect(flow.getByRole("alert")).toContainText("We couldn’t load your benefits.");
  await expect(flow.getByRole("button", { name: "Try again" })).toBeVisible();
  const messages = await page.evaluate(() =>
    window.host.reported.flatMap((one) => (one as { message?: string }).message ?? []),
  );
  expect(messages).toEqual([
    expect.stringMatching(
      new RegExp(
        `\`enrolkit origins add --platform pt_… ${origin}\`.*See "No response" in embed-in-five-minutes\\.md`,
      ),
    ),
  ]);
  expect(consoleErrors.splice(0)).toContainEqual(expect.stringContaining("blocked by CORS policy"));
});

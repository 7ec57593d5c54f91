import { expect, test } from "../support/test.ts";

test("the API pages need nothing but the service, and log no errors", async ({ page, demo }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => {
    if (request.url().startsWith("http")) hosts.add(new URL(request.url()).origin);
  });
  await page.goto(`${demo.stage.serviceUrl}/docs`);
  await page.getByRole("button", { name: /Confirm the enrolment/ }).click();
  await expect(page.getByRole("heading", { name: "Responses" }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([demo.stage.serviceUrl]);
});

import { opening } from "../pages/opening.ts";
import { expect, test } from "../support/test.ts";

test("the demo shows its own pictures of insurers, and loads none from elsewhere", async ({
  page,
  enter,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && loaded.push(request.url()));
  await enter("simple");
  await expect(opening(page).startButton).toBeVisible();
  const logo = page.locator(".ek-root img").first();
  await expect
    .poll(() => logo.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const { origin } = new URL(page.url());
  expect(loaded.filter((address) => !address.startsWith(`${origin}/`))).toEqual([]);
  for (const name of ["harbourmutual", "elmhealth", "fernhill", "mizukaze", "palmpearl"]) {
    const width = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return picture.naturalWidth;
    }, `${origin}/insurers/${name}.svg`);
    expect(width, name).toBeGreaterThan(0);
  }
});

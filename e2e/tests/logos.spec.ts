import { expect, test } from "../support/test.ts";

test("the logo of every insurer loads from the demo itself", async ({ page, enter }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.resourceType() === "image" && asked.push(request.url()));
  await enter("simple");
  await page.getByRole("button", { name: "View your options" }).click();
  const logo = page.locator(".ek-logo-picture").first();
  await expect
    .poll(() => logo.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  const own = new URL(page.url()).origin;
  expect(asked.filter((address) => !address.startsWith(own))).toEqual([]);
  for (const name of ["harbourmutual", "elmhealth", "mizukaze", "palmpearl"]) {
    const width = await page.evaluate(async (src) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      return picture.naturalWidth;
    }, `${own}/insurers/${name}.svg`);
    expect(width, name).toBeGreaterThan(0);
  }
});

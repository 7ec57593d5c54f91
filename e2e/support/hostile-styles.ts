import { readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { untilLoaded } from "./at-rest.ts";
import { computedStyles, differences } from "./computed-styles.ts";
import { hostFolder } from "./folders.ts";

/** Style sheets that a page has at the same time. */
type Sheets = readonly string[];

const hostile = readdirSync(join(hostFolder, "hostile")).map((file) => basename(file, ".css"));

/** The style sheets of pages that know nothing of ours: all at once, or one after the other. */
export const together: readonly Sheets[] = [hostile];
export const apart: readonly Sheets[] = hostile.map((css) => [css]);

/** The page has hostile style sheets while something is done, before ours and after ours. */
async function under<Result>(page: Page, sheets: Sheets, act: () => Promise<Result>): Promise<Result> {
  const links = await page.evaluateHandle(async (sheets) => {
    const add = (css: string, where: "prepend" | "append") => {
      const link = Object.assign(document.createElement("link"), {
        rel: "stylesheet",
        href: `/hostile/${css}.css`,
      });
      const loaded = new Promise((resolve, reject) => {
        link.addEventListener("load", resolve);
        link.addEventListener("error", reject);
      });
      document.head[where](link);
      return loaded.then(() => link);
    };
    return Promise.all(sheets.flatMap((css) => [add(css, "prepend"), add(css, "append")]));
  }, sheets);
  const result = await act();
  await links.evaluate((links) => {
    for (const link of links) link.remove();
  });
  return result;
}

/** Everything of an element is as it is on a page without styles, whatever hostile style sheets the page has. */
export async function expectUntouched(root: Locator, step: string, hostile = together): Promise<void> {
  const page = root.page();
  await page.mouse.move(0, 0);
  await untilLoaded(page);
  const plain = await computedStyles(root);
  for (const sheets of hostile) {
    const dressed = await under(page, sheets, () => computedStyles(root));
    expect(await differences(plain, dressed), `inside, at ${step}, under ${sheets.join()}`).toEqual([]);
  }
}

/** Reads the page's own styles under each of them. Returns what expects them to be the same still. */
export async function readOwnStyles(
  own: Locator,
  hostile = together,
): Promise<(step: string) => Promise<void>> {
  const page = own.page();
  const read = (sheets: Sheets) => under(page, sheets, () => computedStyles(own));
  const before: { sheets: Sheets; styles: Awaited<ReturnType<typeof computedStyles>> }[] = [];
  for (const sheets of hostile) before.push({ sheets, styles: await read(sheets) });
  return async (step) => {
    for (const { sheets, styles } of before)
      expect(
        await differences(styles, await read(sheets)),
        `outside, at ${step}, under ${sheets.join()}`,
      ).toEqual([]);
  };
}

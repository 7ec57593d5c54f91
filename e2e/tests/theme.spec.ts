import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { rootFolder } from "../support/folders.ts";
import { expect, test } from "../support/test.ts";

/** Which of our colours are read on which. Each is 4.5:1 or more, whatever accent a host has. */
const pairs = [
  ["--_on-accent", "--_fill"],
  ["--_on-accent", "--_hover"],
  ...["--_surface", "--_page", "--_sunken", "--_tint"].map((behind) => ["--_accent", behind] as const),
  ...["--_surface", "--_page", "--_sunken"].map((behind) => ["--_focus", behind] as const),
] as const;

/** Extremes, pure hues and a spread of others, the same each time. */
const accents = [
  "#000",
  "#fff",
  "#0f766e",
  "oklch(0.75 0.2 80)",
  ...Array.from({ length: 12 }, (_, index) => `hsl(${index * 30} 100% 50%)`),
  ...Array.from(
    { length: 64 },
    (_, index) => `hsl(${(index * 47) % 360} ${(index * 29) % 101}% ${(index * 13) % 101}%)`,
  ),
];

for (const scheme of ["light", "dark"] as const) {
  test(`text, links and rings can be read with any accent, in the ${scheme}`, async ({ page }) => {
    await openSheet(page, `<div class="ek-root" data-ek-scheme="${scheme}"><i class="ek-plain"></i></div>`);
    const unreadable = await page.evaluate(
      ([pairs, accents]) => {
        const root = document.querySelector<HTMLElement>(".ek-root");
        const probe = document.querySelector<HTMLElement>(".ek-plain");
        const colours = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
        if (root === null || probe === null || colours === null) throw new Error("This page shows nothing.");
        const luminance = (name: string): number => {
          probe.style.color = `var(${name})`;
          colours.fillStyle = getComputedStyle(probe).color;
          colours.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = Array.from(
            colours.getImageData(0, 0, 1, 1).data,
            (channel) => (channel <= 10 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4),
          );
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        return accents.flatMap((accent) => {
          root.style.setProperty("--ek-accent", accent);
          root.style.setProperty("--ek-focus", accent);
          return pairs.flatMap(([text, behind]) => {
            const [one, other] = [luminance(text), luminance(behind)];
            const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
            return ratio < 4.5 ? [`${accent}: ${text} on ${behind} ${ratio.toFixed(2)}`] : [];
          });
        });
      },
      [pairs, accents] as const,
    );
    expect(unreadable).toEqual([]);
  });
}

test("a scheme of its own has its own colours, and wins over those for both", async ({ page }) => {
  await openSheet(
    page,
    '<div class="ek-root" data-ek-scheme="light"><button class="ek-button" data-ek-kind="primary">Go</button></div>',
  );
  const button = page.getByRole("button");
  const root = page.locator(".ek-root");
  await root.evaluate((element: HTMLElement) => {
    element.style.setProperty("--ek-accent", "#123456");
    element.style.setProperty("--ek-dark-accent", "#fedcba");
  });
  await expect(button).toHaveCSS("background-color", "rgb(18, 52, 86)");
  await root.evaluate((element: HTMLElement) => Object.assign(element.dataset, { ekScheme: "dark" }));
  await expect(button).toHaveCSS("background-color", "rgb(254, 220, 186)");
});

/** A page with nothing but our style sheet, as it is built. */
async function openSheet(page: Page, body: string): Promise<void> {
  const css = readFileSync(join(rootFolder, "packages/react/dist/styles.css"), "utf8");
  await page.setContent(`<style>${css}</style>${body}`);
}

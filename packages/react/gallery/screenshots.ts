// Takes screenshots of the gallery, and checks it by WCAG with contrast: node gallery/screenshots.ts FOLDER SECTION…
// The gallery must be running. SHOTS=phone,dark takes only some.
import { mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import process from "node:process";
import { chromium } from "playwright-core";
import { locales } from "../src/messages/locales.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const [folder = "/tmp/gallery", ...wanted] = process.argv.slice(2);
const shots: { name: string; width: number; query: string; media?: { forcedColors?: "active" } }[] = [
  { name: "phone", width: 320, query: "" },
  { name: "tablet", width: 768, query: "" },
  { name: "desk", width: 1280, query: "" },
  { name: "dark", width: 1280, query: "&scheme=dark" },
  { name: "dark-phone", width: 390, query: "&scheme=dark" },
  ...Object.keys(locales)
    .filter((lang) => lang !== "en")
    .flatMap((lang) => [
      { name: lang, width: 1280, query: `&lang=${lang}` },
      { name: `${lang}-phone`, width: 320, query: `&lang=${lang}` },
    ]),
  { name: "forced", width: 768, query: "", media: { forcedColors: "active" } },
];
const only = process.env["SHOTS"]?.split(",");
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"],
});
for (const shot of shots.filter(({ name }) => only?.includes(name) ?? true)) {
  const page = await browser.newPage({ viewport: { width: shot.width, height: 900 }, deviceScaleFactor: 1 });
  await page.emulateMedia({ reducedMotion: "reduce", ...shot.media });
  page.on("console", (message) => message.type() === "error" && process.stdout.write(`${message.text()}\n`));
  page.on("pageerror", (error) => process.stdout.write(`${error}\n`));
  for (const section of wanted) {
    await page.goto(`http://127.0.0.1:4199/?section=${section}${shot.query}`);
    await page.waitForSelector(".ek-root > *", { state: "attached" });
    // A flow reads from the service, and loads its pages as they are reached.
    await page.waitForLoadState("networkidle");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > shot.width) process.stdout.write(`${section} ${shot.name}: ${wide} wide\n`);
    await page.addScriptTag({ path: axe });
    const problems = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(
        ".ek-root",
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
    });
    for (const problem of problems) process.stdout.write(`${section} ${shot.name}: ${problem}\n`);
    await page.screenshot({ path: `${folder}/${section}-${shot.name}.png`, fullPage: true });
  }
  await page.close();
}
await browser.close();

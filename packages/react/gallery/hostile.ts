// Compares the gallery in a host with rude styles: each picture must stay as it was, to the pixel.
// node gallery/hostile.ts SECTION… The gallery must be running.
import { Buffer } from "node:buffer";
import process from "node:process";
import { chromium } from "playwright-core";

const rude = `
*, *::before, *::after { border: 0 solid red; color: red; }
*::before { box-sizing: content-box; }
* { letter-spacing: 3px; text-transform: uppercase; line-height: 3; }
button { padding: 0; background: hotpink; border-radius: 0; color: red; font: 30px serif; }
input, select, textarea { border: 5px solid red; height: 10px; width: 10px; appearance: auto; display: block; }
label, legend { display: block; font-size: 40px; color: red; float: left; margin: 20px; }
h1, h2, h3, h4, h5, h6 { font-size: 99px; color: red; }
ul, ol, dl, li, dd { list-style: square; margin-left: 80px; }
a { color: red; text-decoration: none; }
fieldset { border: 9px solid red; padding: 40px; }
table, td, th { border: 4px solid red; padding: 30px; background: yellow; }
svg { display: block; width: 100%; }
p, div, section, span, details, summary { color: red; font-style: italic; }
.main p { margin: 40px; } body .x, main label { width: 12px; }
output, bdi, code { display: block; background: red; }
`;
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run"],
});
const page = await browser.newPage({ viewport: { width: 800, height: 900 } });
await page.emulateMedia({ reducedMotion: "reduce" });
let failed = 0;
for (const section of process.argv.slice(2)) {
  await page.goto(`http://127.0.0.1:4199/?section=${section}`);
  const root = page.locator(".ek-root");
  await page.waitForSelector(".ek-root > *", { state: "attached" });
  const before = await root.screenshot();
  // Before ours and after ours: order in the page must not matter.
  await page.evaluate((css) => {
    for (const position of ["afterbegin", "beforeend"] as const) {
      const style = document.createElement("style");
      style.textContent = css;
      document.head.insertAdjacentElement(position, style);
    }
  }, rude);
  const same =
    Buffer.compare(before, await root.screenshot({ path: `/tmp/gallery/hostile-${section}.png` })) === 0;
  process.stdout.write(`${section}: ${same ? "as it was" : "CHANGED"}\n`);
  if (!same) failed += 1;
}
await browser.close();
process.exit(failed > 0 ? 1 : 0);

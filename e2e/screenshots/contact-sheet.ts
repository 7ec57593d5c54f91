import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** `cover-errors-320-dark.png`: the screen, and how it was looked at. */
const named = /^(?<screen>.+)-(?<how>\d+-(?:light|dark|[a-z]{2}))\.png$/;

/** Writes the page that shows all pictures of a folder side by side, a row for each screen. */
export function writeContactSheet(folder: string): void {
  const screens = new Map<string, { file: string; how: string }[]>();
  for (const file of readdirSync(folder).toSorted()) {
    const { screen, how } = named.exec(file)?.groups ?? {};
    if (screen === undefined || how === undefined) continue;
    screens.set(screen, [...(screens.get(screen) ?? []), { file, how }]);
  }
  const rows = [...screens].map(([screen, pictures]) => {
    const figures = pictures.map(
      ({ file, how }) =>
        `<figure><a href="${file}"><img src="${file}" alt="${screen}, ${how}" loading="lazy"></a><figcaption>${how}</figcaption></figure>`,
    );
    return `<section><h2>${screen}</h2><div>${figures.join("")}</div></section>`;
  });
  writeFileSync(join(folder, "index.html"), `${head}${rows.join("\n")}\n`);
}

const head = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every screen</title>
<style>
  body { font: 15px system-ui, sans-serif; margin: 24px }
  div { display: flex; gap: 16px; overflow-x: auto; align-items: start }
  figure { margin: 0 }
  img { width: 240px; max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #ccc }
</style>
<h1>Every screen</h1>
`;

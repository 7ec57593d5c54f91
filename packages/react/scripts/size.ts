// Sizes of what hosts load, against the budgets: gzip, React and React Query outside. Exits 1 when something is over, or
// when one block brings in another.
import { join } from "node:path";
import process from "node:process";
import { bundle } from "lightningcss";
import { type Bundle, bundleOf, hostUsing, kilobytes } from "./bundle.ts";
import { locales } from "../src/messages/locales.ts";
import { blocks, flows } from "./blocks.ts";

const packages = join(import.meta.dirname, "../..");
const source = (path: string) => `export * from ${JSON.stringify(join(packages, path))};`;
const lines: { name: string; size: number; budget: number }[] = [];
const failures: string[] = [];

const measure = async (name: string, code: string, budget: number, less = 0): Promise<Bundle> => {
  const made = await bundleOf(code);
  lines.push({ name, size: kilobytes(made.atOnce) - less, budget });
  return made;
};

await measure("client", source("client/src/index.ts"), 8);
const provider = kilobytes((await bundleOf(hostUsing("EnrolkitProvider"))).atOnce);
for (const [name, marker] of Object.entries(blocks)) {
  const { atOnce: text } = await measure(
    `${name} over the provider`,
    hostUsing("EnrolkitProvider", name),
    5,
    provider,
  );
  if (!text.includes(marker))
    failures.push(`The marker of ${name} (${marker}) is not in its own bundle: correct it.`);
  for (const [other, itsMarker] of Object.entries(blocks)) {
    if (other !== name && text.includes(itsMarker)) failures.push(`${name} brings in ${other}.`);
  }
  for (const [flow, { marker: itsMarker }] of Object.entries(flows))
    if (text.includes(itsMarker)) failures.push(`${name} brings in ${flow}.`);
}
const pages: string[] = [];
for (const [name, { budget }] of Object.entries(flows)) {
  const using = hostUsing("EnrolkitProvider", name);
  const { atOnce, later } = await measure(`${name}, provider and hooks`, using, budget);
  const size = later.reduce((sum, chunk) => sum + kilobytes(chunk), 0);
  pages.push(`${size.toFixed(2)} kB more of ${name}`);
  for (const [flow, { marker }] of Object.entries(flows)) {
    const isInside = [atOnce, ...later].some((text) => text.includes(marker));
    if (isInside && flow !== name) failures.push(`${name} brings in ${flow}.`);
    if (!isInside && flow === name)
      failures.push(`The marker of ${name} (${marker}) is not in its own bundle: correct it.`);
  }
}
for (const [locale, parts] of Object.entries(locales))
  for (const part of Object.keys(parts))
    await measure(`messages ${locale}/${part}`, source(`react/src/messages/${locale}/${part}.ts`), 5);
for (const [sheet, budget] of [
  ["styles", 6],
  ["quote", 2],
] as const) {
  const { code } = bundle({ filename: join(packages, `react/src/styles/${sheet}.css`), minify: true });
  lines.push({ name: `${sheet}.css`, size: kilobytes(code.toString()), budget });
}

const width = Math.max(...lines.map(({ name }) => name.length));
for (const { name, size, budget } of lines) {
  const verdict = size <= budget ? "ok" : "OVER";
  process.stdout.write(
    `${name.padEnd(width)} ${size.toFixed(2).padStart(6)} kB of ${budget} kB  ${verdict}\n`,
  );
  if (size > budget)
    failures.push(`${name} is ${(size - budget).toFixed(2)} kB over its budget of ${budget} kB.`);
}
process.stdout.write(`The provider itself: ${provider.toFixed(2)} kB. `);
process.stdout.write(`Pages that load when they are reached: ${pages.join(", ")}.\n`);
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.exit(failures.length > 0 ? 1 : 0);

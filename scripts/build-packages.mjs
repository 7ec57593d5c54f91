// Builds what is published, those first that others build upon, and packs each into .packed/: node scripts/build-packages.mjs
// [NAME…], by default all. What was built from just these sources stays.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { buildPackage } from "./lib/build-package.mjs";
import { publishedPackages } from "./lib/packages.mjs";
import { fingerprintOf } from "./lib/fingerprint.mjs";
import { packedFolder, root } from "./lib/root.mjs";
import { say } from "./lib/say.mjs";

const wanted = process.argv.slice(2);
const names = /** @type {(keyof typeof publishedPackages)[]} */ (Object.keys(publishedPackages)).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
const sources = [
  "{packages/*,apps/service}/{src,scripts}/**",
  "{packages/*,apps/service}/*.{json,md}",
  "scripts/lib/*.mjs",
  "*.json",
  "pnpm-lock.yaml",
];
const present = fingerprintOf(sources);
for (const name of names) {
  const mark = join(packedFolder, `.${name}`);
  if (isBuilt(name) && readFileSync(mark, "utf8") === present) {
    say(`✓ ${name}: as it was built before`);
    continue;
  }
  rmSync(mark, { force: true });
  const begin = Date.now();
  await buildPackage(name);
  writeFileSync(mark, present);
  say(`✓ ${name}: built in ${((Date.now() - begin) / 1000).toFixed(1)} s`);
}

/** @param {keyof typeof publishedPackages} name */
function isBuilt(name) {
  const made = [join(packedFolder, `${name}.tgz`), join(packedFolder, `.${name}`)];
  return [...made, join(root, publishedPackages[name], "dist")].every((path) => existsSync(path));
}

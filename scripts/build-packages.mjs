// Builds what is published, those first that others build upon, and packs each into .packed/: node scripts/build-packages.mjs
// [NAME…], by default all.
import { rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { buildPackage } from "./lib/build-package.mjs";
import { publishedPackages } from "./lib/packages.mjs";
import { packedFolder } from "./lib/root.mjs";

const wanted = process.argv.slice(2);
const names = /** @type {(keyof typeof publishedPackages)[]} */ (Object.keys(publishedPackages)).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
for (const name of names) rmSync(join(packedFolder, `${name}.tgz`), { force: true });
for (const name of names) await buildPackage(name);

// The declarations that a host's TypeScript reads of our packages for pages, against their budget: node scripts/type-sizes.mjs,
// after scripts/build-packages.mjs. Exits 1 when they are over it.
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import process from "node:process";
import { packedFolder } from "./lib/root.mjs";

/** In kB, as they are unpacked: with the editor open, each is read again and again. */
const budget = 400;
const packages = ["types", "rules", "client", "react", "embed"];

const sizes = packages.map((name) => [name, sizeOfDeclarations(join(packedFolder, `${name}.tgz`))]);
const total = sizes.reduce((sum, [, size]) => sum + Number(size), 0);
for (const [name, size] of [...sizes, ["all", total]])
  process.stdout.write(`${String(name).padEnd(8)} ${Number(size).toFixed(1).padStart(7)} kB\n`);
if (total > budget) {
  process.stdout.write(`The declarations are ${(total - budget).toFixed(1)} kB over their ${budget} kB.\n`);
  process.exitCode = 1;
}

/** In kB. @param {string} file */
function sizeOfDeclarations(file) {
  const listed = execFileSync("tar", ["-tvzf", file], { encoding: "utf8" }).trim().split("\n");
  return listed
    .filter((line) => line.endsWith(".d.ts"))
    .reduce((sum, line) => sum + Number(line.split(/\s+/)[2]) / 1000, 0);
}

import { createHash } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Returns a text that changes when one of the files does: its name, its size or its time.
 * @param {readonly string[]} patterns from the root
 */
export function fingerprintOf(patterns) {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], { cwd: root }).toSorted()) {
    const stat = statSync(join(root, file));
    if (stat.isFile()) hash.update(`${file} ${stat.size} ${stat.mtimeMs}\n`);
  }
  return hash.digest("hex");
}

import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const bundle = join(import.meta.dirname, "../../embed/scripts/bundle.ts");

/** Builds what a page without React serves, as it is published: the code of each file, by its path from `enrolkit.js`. */
export function buildElementFiles(): ReadonlyMap<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-elements-"));
  try {
    execFileSync(process.execPath, ["--conditions=enrolkit-source", bundle, folder], { stdio: "inherit" });
    const paths = globSync("**/*.js", { cwd: folder });
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

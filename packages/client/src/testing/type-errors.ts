import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

/**
 * What TypeScript says of a host's files, as strict as hosts are. The folder is inside the package, so that they can import it
 * by its name. `bundled` is how a page is built: with JSX, and by a bundler.
 */
export async function typeErrorsOf(
  folder: string,
  files: readonly string[],
  { bundled = false } = {},
): Promise<string[]> {
  const compilerOptions = {
    target: "ES2023",
    ...(bundled
      ? {
          module: "ESNext",
          moduleResolution: "Bundler",
          jsx: "react-jsx",
          lib: ["ES2023", "DOM", "DOM.Iterable"],
        }
      : { module: "NodeNext" }),
    customConditions: ["enrolkit-source"],
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    skipLibCheck: true,
    noEmit: true,
    types: ["node"],
  };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, files }));
  const { stdout } = await promisify(execFile)("tsc", ["-p", ".", "--pretty", "false"], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error);
  // A host sees our declarations; our sources, which stand in for them here, have settings of their own.
  return stdout.split("\n").filter((line) => files.some((name) => line.startsWith(name)));
}

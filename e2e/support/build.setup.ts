import { existsSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { build } from "vite";
import { capture } from "../../scripts/lib/children.mjs";
import { buildDemo } from "../../scripts/lib/demo.mjs";
import { root, toolsEnv } from "../../scripts/lib/root.mjs";
import { hostFolder } from "./folders.ts";

/** Builds what the tests open, where it is older than its sources: the demo, the SDK, and the bare host page around it. */
export default async function buildAll(): Promise<void> {
  await buildDemo();
  if (isSdkStale()) {
    const { code, output } = await capture(process.execPath, ["scripts/build-packages.mjs"], {
      env: toolsEnv(),
    });
    if (code !== 0) throw new Error(`The SDK could not be built:\n${output}`);
  }
  await build({ root: hostFolder, logLevel: "error" });
  // The same with a React and an SDK of its own, as two teams bring them to one page.
  await build({ root: hostFolder, logLevel: "error", base: "/second/", build: { outDir: "dist/second" } });
}

function isSdkStale(): boolean {
  const built = join(root, "packages", "embed", "dist", "enrolkit.js");
  if (!existsSync(built)) return true;
  const since = statSync(built).mtimeMs;
  const sources = globSync("packages/{contract,rules,client,react,embed}/{src/**,package.json}", {
    cwd: root,
  });
  return sources.some((file) => statSync(join(root, file)).mtimeMs > since);
}

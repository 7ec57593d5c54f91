import { join } from "node:path";
import process from "node:process";
import { build } from "vite";
import { capture } from "../../scripts/lib/children.mjs";
import { buildDemo } from "../../scripts/lib/demo.mjs";
import { toolsEnv } from "../../scripts/lib/root.mjs";
import { galleryFolder, hostFolder } from "./folders.ts";

/** Builds what the tests open, where it is older than its sources: the demo, the SDK, the bare host page around it, the gallery. */
export default async function buildAll(): Promise<void> {
  await buildDemo();
  const { code, output } = await capture(process.execPath, ["scripts/build-packages.mjs"], {
    env: toolsEnv(),
  });
  if (code !== 0) throw new Error(`The SDK could not be built:\n${output}`);
  await build({ root: hostFolder, logLevel: "error" });
  // The same with a React and an SDK of its own, as two teams bring them to one page.
  await build({ root: hostFolder, logLevel: "error", base: "/second/", build: { outDir: "dist/second" } });
  const outDir = join(hostFolder, "dist/gallery");
  await build({
    root: galleryFolder,
    logLevel: "error",
    base: "/gallery/",
    build: { outDir, emptyOutDir: true },
  });
}

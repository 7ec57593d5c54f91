// Bundles the guide's pages in the host folder by one bundler: node scripts/bundle-host.mjs esbuild|vite-7|vite-8.
// Exits 1 when a bundle cannot be made or lacks the flow, or when Vite's dev server cannot serve it.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { join } from "node:path";
import process from "node:process";
import { pathToFileURL } from "node:url";
import { hostFolder } from "./lib/hosts.mjs";

/** A status that only the code of EnrolmentFlow holds. */
const marker = "coverage_options_required";
const [bundler = ""] = process.argv.slice(2);

await (bundler === "esbuild" ? withEsbuild() : withVite());
process.exit(0);

async function withEsbuild() {
  const esbuild = await fromHost("esbuild");
  for (const entry of ["main.tsx", "benefits.js"]) {
    const { outputFiles, warnings } = await esbuild.build({
      absWorkingDir: hostFolder,
      entryPoints: [entry],
      outdir: "dist",
      bundle: true,
      splitting: true,
      format: "esm",
      jsx: "automatic",
      write: false,
      logLevel: "silent",
    });
    assert.deepEqual(warnings, [], `esbuild warns about ${entry}`);
    assertHoldsFlow(entry, outputFiles.map((/** @type {{ text: string }} */ file) => file.text).join(""));
  }
}

async function withVite() {
  const { build, createServer } = await fromHost(bundler);
  const common = { root: hostFolder, configFile: false, logLevel: "error", cacheDir: `.cache-${bundler}` };
  for (const page of ["react.html", "index.html"]) {
    const { output } = await build({
      ...common,
      build: { write: false, rollupOptions: { input: join(hostFolder, page) } },
    });
    assertHoldsFlow(page, output.map((/** @type {{ code?: string }} */ chunk) => chunk.code ?? "").join(""));
  }
  const server = await createServer({ ...common, server: { port: 0, host: "127.0.0.1" } });
  await server.listen();
  const address = server.resolvedUrls.local[0];
  const script = await textAt(new URL("/benefits.js", address));
  const [, sdk] = script.match(/from "([^"]*enrolkit_react[^"]*)"/) ?? [];
  assert.ok(sdk, "the dev server serves no SDK to the guide's page");
  assertHoldsFlow("the dev server", await withImports(new URL(sdk, address)));
  await server.close();
}

/** @param {string} what @param {string} code */
function assertHoldsFlow(what, code) {
  assert.ok(code.includes(marker), `${bundler}: ${what} holds no EnrolmentFlow`);
}

/** A module with all chunks that it loads at once. @param {URL} url @param {Set<string>} seen */
async function withImports(url, seen = new Set()) {
  if (seen.has(url.href)) return "";
  seen.add(url.href);
  let text = await textAt(url);
  for (const [, path = ""] of text.matchAll(/(?:from|import) ?"(\.?\/[^"]+)"/g)) {
    text += await withImports(new URL(path, url), seen);
  }
  return text;
}

/** @param {URL} url */
async function textAt(url) {
  const response = await fetch(url);
  assert.equal(response.status, 200, `${url.pathname} is ${response.status}`);
  return response.text();
}

/** @param {string} name */
async function fromHost(name) {
  const require = createRequire(join(hostFolder, "package.json"));
  const entry =
    name === "esbuild" ? require.resolve(name) : join(hostFolder, "node_modules", name, "dist/node/index.js");
  const loaded = await import(pathToFileURL(entry).href);
  return loaded.default ?? loaded;
}

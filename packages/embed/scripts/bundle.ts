// Makes what browsers load: node --conditions=enrolkit-source scripts/bundle.ts [FOLDER]
// The modules with everything inside (index.js, and chunks beside it), then the script, which knows their names.
import { join } from "node:path";
import process from "node:process";
import { build, type InlineConfig, type Plugin, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");
const [outDir = join(root, "dist")] = process.argv.slice(2);

const common: InlineConfig = {
  root,
  configFile: false,
  logLevel: "error",
  define: {
    "process.env.NODE_ENV": '"production"',
    // React's tools for developers are the page's, and hear nothing of what is inside.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined",
  },
  resolve: { conditions: ["enrolkit-source", "module", "browser", "production"] },
};

/** In a shadow root no rule of the page competes with ours: they need no weight against it (packages/react/src/styles/root.css). */
const lightRules: Plugin = {
  name: "light-rules",
  enforce: "post",
  transform: (code, id) => (id.endsWith(".css?inline") ? code.replaceAll(":not(#ek#ek#ek)", "") : null),
};

const [modules] = (await build({
  ...common,
  plugins: [lightRules],
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2023",
    cssMinify: "lightningcss",
    cssTarget: "esnext",
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "index" },
    rolldownOptions: {
      output: {
        chunkFileNames: "chunks/[name]-[hash:7].js",
        minify: true,
        // For bundlers that leave out what is not used: here all is.
        comments: { annotation: false },
        // What nearly all parts need is one file: it compresses better than four, and is asked for once.
        codeSplitting: { groups: [{ name: "base", minShareCount: 5 }] },
      },
    },
  },
})) as Rolldown.RolldownOutput[];

/** Of the file of each part, which is named after it. */
const hashes = Object.fromEntries(
  (modules?.output ?? []).flatMap((chunk) => {
    const source = chunk.type === "chunk" ? chunk.facadeModuleId : null;
    const [, part] = /[/\\]parts[/\\]([\w-]+)\.tsx$/.exec(source ?? "") ?? [];
    const [, hash] = /-([\w-]{7})\.js$/.exec(chunk.fileName) ?? [];
    return part === undefined ? [] : [[part, hash]];
  }),
);

await build({
  ...common,
  define: { ...common.define, enrolkitHashes: JSON.stringify(hashes) },
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2023",
    lib: { entry: "src/script.ts", formats: ["iife"], name: "enrolkit", fileName: () => "enrolkit.js" },
    minify: true,
  },
});

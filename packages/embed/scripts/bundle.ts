// Makes what browsers load: node --conditions=enrolkit-source scripts/bundle.ts [FOLDER]
// The modules with everything inside (index.js, and chunks beside it), then the script, which knows their names.
import { join } from "node:path";
import process from "node:process";
import { build, type InlineConfig, type Rolldown } from "vite";

const root = join(import.meta.dirname, "..");
const [outDir = join(root, "dist")] = process.argv.slice(2);

const common: InlineConfig = {
  root,
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"production"' },
  resolve: { conditions: ["enrolkit-source", "module", "browser", "production"] },
};

const [modules] = (await build({
  ...common,
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2023",
    cssMinify: "lightningcss",
    cssTarget: "esnext",
    lib: { entry: "src/index.ts", formats: ["es"], fileName: "index" },
    rolldownOptions: {
      output: {
        chunkFileNames: "chunks/[name]-[hash:6].js",
        minify: true,
        // What nearly all parts need is one file: it compresses better than four, and is asked for once.
        codeSplitting: { groups: [{ name: "base", minShareCount: 7 }] },
      },
    },
  },
})) as Rolldown.RolldownOutput[];

const files = Object.fromEntries(
  (modules?.output ?? []).flatMap((chunk) => {
    const source = chunk.type === "chunk" ? chunk.facadeModuleId : null;
    const [, part] = /[/\\]parts[/\\]([\w-]+)\.tsx$/.exec(source ?? "") ?? [];
    return part === undefined ? [] : [[part, chunk.fileName]];
  }),
);

await build({
  ...common,
  define: { ...common.define, enrolkitFiles: JSON.stringify(files) },
  build: {
    outDir,
    emptyOutDir: false,
    target: "es2023",
    lib: { entry: "src/script.ts", formats: ["iife"], name: "enrolkit", fileName: () => "enrolkit.js" },
    minify: true,
  },
});

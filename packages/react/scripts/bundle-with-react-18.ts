// The whole SDK bundled with React 18 in place of the React of this workspace: node bundle-with-react-18.ts FOLDER
// Writes the chunks to the folder and says the name of the first. A process of its own, outside of any test's page.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import process from "node:process";
import { build, type Rolldown } from "vite";

const [folder = ""] = process.argv.slice(2);
const root = join(import.meta.dirname, "..");
const output = (await build({
  root,
  configFile: false,
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"development"' },
  resolve: {
    conditions: ["enrolkit-source"],
    alias: ["react-dom", "react"].map((name) => ({
      find: new RegExp(`^${name}(?=/|$)`),
      replacement: join(root, "node_modules", `${name}-18`),
    })),
  },
  build: {
    write: false,
    minify: false,
    lib: { entry: "src/testing/react-18-page.tsx", formats: ["es"], fileName: "page" },
  },
})) as Rolldown.RolldownOutput[];
await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
for (const chunk of output.flatMap((part) => part.output)) {
  if (chunk.type !== "chunk") continue;
  await writeFile(join(folder, chunk.fileName), chunk.code);
  if (chunk.isEntry) process.stdout.write(chunk.fileName);
}

import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { capture } from "./children.mjs";
import { publishedPackages } from "./packages.mjs";
import { packedFolder, root } from "./root.mjs";

/** A host of its own: the pages of the guide, with the packed packages installed as from a registry. */
export const hostFolder = join(packedFolder, "host");

const bundlers = { esbuild: "0.28.2", "vite-7": "npm:vite@7.3.8", "vite-8": "npm:vite@8.3.8" };
const peers = { react: "19.3.1", "react-dom": "19.3.1", "@tanstack/react-query": "5.108.4" };

const reactMain = `import { createRoot } from "react-dom/client";
import { Benefits } from "./Benefits.tsx";

createRoot(document.querySelector("#root")).render(<Benefits employeeId="ee_0" groupId="gr_0" />);
`;

/** Writes and installs the host. Throws when the packages cannot be installed. */
export async function prepareHost() {
  rmSync(hostFolder, { recursive: true, force: true });
  mkdirSync(hostFolder);
  const own = Object.fromEntries(
    publishedPackages.map((name) => [`@enrolkit/${name}`, `file:${join(packedFolder, `${name}.tgz`)}`]),
  );
  const manifest = { private: true, type: "module", dependencies: { ...own, ...peers, ...bundlers } };
  const workspace = `packages: []\nallowBuilds:\n  esbuild: false\noverrides:\n${Object.entries(own)
    .map(([name, file]) => `  "${name}": "${file}"`)
    .join("\n")}\n`;
  const files = {
    "package.json": JSON.stringify(manifest),
    "pnpm-workspace.yaml": workspace,
    ...pagesOfGuide(),
    "react.html": `<div id="root"></div><script type="module" src="./main.tsx"></script>`,
    "main.tsx": reactMain,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(hostFolder, name), text);
  const { code, output } = await capture("pnpm", ["install", "--no-frozen-lockfile", "--prefer-offline"], {
    cwd: hostFolder,
    env: { ...process.env, CI: "true" },
  });
  if (code !== 0) throw new Error(`The packed packages cannot be installed in a host:\n${output}`);
}

/** The files that the guide shows for a page. */
function pagesOfGuide() {
  const guide = readFileSync(join(root, "docs/guides/embed-in-five-minutes.md"), "utf8");
  const shown = [...guide.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm)].map(([, name, text]) => [name, text]);
  const files = Object.fromEntries(shown);
  return Object.fromEntries(["Benefits.tsx", "benefits.js", "index.html"].map((name) => [name, files[name]]));
}

/** @returns {import("./stages.mjs").Stage[]} */
export function hostStages() {
  const script = join(root, "scripts/bundle-host.mjs");
  return Object.keys(bundlers).map((name) => ({
    name: `the guide's pages with ${name}`,
    command: process.execPath,
    args: [script, name],
    cwd: hostFolder,
  }));
}

import { statSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { packedFolder } from "./root.mjs";
import { fromSource } from "./source.mjs";

/** What goes to the registry, in the order of building: the name behind `@enrolkit/`, and its folder. */
export const publishedPackages = {
  contract: "packages/contract",
  types: "packages/types",
  rules: "packages/rules",
  client: "packages/client",
  react: "packages/react",
  embed: "packages/embed",
  service: "apps/service",
  testing: "packages/testing",
};

/**
 * A line for each packed package: its file, and how large that is.
 * @param {string} folder @param {readonly string[]} names
 */
export function packedFiles(folder, names) {
  const sizes = names.map((name) => {
    const file = join(folder, `${name}.tgz`);
    return [file, `${(statSync(file).size / 1000).toFixed(1)} kB`];
  });
  const [files = 0, figures = 0] = [0, 1].map((column) =>
    Math.max(...sizes.map((size) => size[column]?.length ?? 0)),
  );
  return sizes.map(([file = "", size = ""]) => `${file.padEnd(files)}  ${size.padStart(figures)}`);
}

/** @returns {import("./stages.mjs").Stage[]} */
export function buildStages() {
  return [{ name: "build and pack", command: process.execPath, args: ["scripts/build-packages.mjs"] }];
}

/**
 * What a host would stumble over in the packages: entries, types, sizes.
 * @returns {import("./stages.mjs").Stage[]}
 */
export function gateStages() {
  const gates = Object.keys(publishedPackages).flatMap((name) => {
    const file = join(packedFolder, `${name}.tgz`);
    return [
      { name: `publint ${name}`, command: "publint", args: ["--strict", file] },
      {
        name: `types as published ${name}`,
        command: "attw",
        // The script of a page is run, not imported: it has no types.
        args: ["--profile", "esm-only", "--no-emoji", file, "--exclude-entrypoints", "enrolkit.js"],
      },
    ];
  });
  const types = { name: "size of the types", command: process.execPath, args: ["scripts/type-sizes.mjs"] };
  const size = {
    name: "what a browser receives",
    command: process.execPath,
    args: [...fromSource, "packages/react/scripts/size.ts"],
  };
  return [...gates, types, size];
}

/** The service as built JavaScript: put into its folder, then started. */
export const serviceStages = {
  deploy: [{ name: "deploy the service", command: process.execPath, args: ["scripts/deploy-service.mjs"] }],
  check: [
    { name: "the built service answers", command: process.execPath, args: ["scripts/check-service.mjs"] },
  ],
};

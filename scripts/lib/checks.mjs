import { globSync } from "node:fs";
import { dirname } from "node:path";
import process from "node:process";
import { fromSource } from "./source.mjs";
import { root } from "./root.mjs";

/**
 * The checks that need no test to run.
 * @returns {import("./stages.mjs").Stage[]}
 */
export function checks() {
  const projects = globSync(
    [
      "tsconfig.json",
      "{packages,apps}/*/tsconfig.json",
      "apps/service/pages/tsconfig.json",
      "e2e/tsconfig.json",
    ],
    { cwd: root },
  );
  return [
    { name: "format", command: "biome", args: ["format"] },
    { name: "lint", command: "oxlint", args: ["--type-aware", "--deny-warnings"] },
    { name: "imports", command: "depcruise", args: ["packages", "apps", "e2e", "scripts"] },
    {
      name: "folders of the SDK",
      command: "depcruise",
      args: ["--config", ".dependency-cruiser.folders.mjs", "packages/react/src"],
    },
    { name: "words", command: process.execPath, args: ["scripts/words.mjs"] },
    { name: "patterns", command: process.execPath, args: ["scripts/patterns.mjs"] },
    { name: "unused", command: "knip", args: [] },
    ...projects.toSorted().map((project) => ({
      name: `types ${dirname(project)}`,
      command: "tsc",
      args: ["-p", project],
    })),
    {
      name: "generated files are current",
      command: process.execPath,
      args: [...fromSource, "packages/contract/scripts/generate.ts", "--check"],
    },
    {
      name: "API description",
      command: "redocly",
      args: ["lint", "docs/openapi.json"],
    },
  ];
}

import { existsSync, globSync } from "node:fs";
import { basename, resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** A folder with its own vitest.config.ts is a project as it says there; the others share one shape. */
const projects = globSync(["packages/*", "apps/*", "scripts"])
  .filter((folder) => existsSync(`${folder}/package.json`) || folder === "scripts")
  .toSorted()
  .map((folder) =>
    existsSync(`${folder}/vitest.config.ts`)
      ? folder
      : {
          extends: true as const,
          test: {
            name: basename(folder),
            root: folder,
            include: ["**/*.test.{ts,tsx}"],
            // The store's promises are tested on both engines.
            globalSetup: folder === "apps/service" ? [resolve("scripts/testing/postgres.mjs")] : [],
          },
        },
  );

export default defineConfig({
  resolve: { conditions: ["enrolkit-source"] },
  ssr: { resolve: { conditions: ["enrolkit-source"] } },
  test: { projects, testTimeout: 30_000 },
});

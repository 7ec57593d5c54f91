import { resolve } from "node:path";
import { defineProject } from "vitest/config";

const conditions = ["enrolkit-source"];

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: "service",
    include: ["**/*.test.ts"],
    // The store's promises are tested on both engines.
    globalSetup: [resolve(import.meta.dirname, "../../scripts/testing/postgres.mjs")],
    setupFiles: [resolve(import.meta.dirname, "src/testing/known-sentences.ts")],
    // No test changes a module, so each worker loads the service once and not once a file.
    isolate: false,
    testTimeout: 30_000,
  },
});

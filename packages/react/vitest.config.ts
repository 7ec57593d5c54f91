import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["enrolkit-source", "browser"] },
  ssr: { resolve: { conditions: ["enrolkit-source"] } },
  environments: { __vitest__: { resolve: { conditions: ["enrolkit-source"] } } },
  test: {
    name: "react",
    environment: "jsdom",
    // One page for each worker in place of one for each file: three times as quick, and files stay apart.
    pool: "vmThreads",
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts"],
    setupFiles: ["src/testing/setup.ts"],
    globalSetup: ["src/testing/service.setup.ts"],
    // A page of many controls, typed into and held to WCAG, takes its time on a busy machine.
    testTimeout: 30_000,
  },
});

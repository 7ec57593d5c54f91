import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["enrolkit-source"] },
  ssr: { resolve: { conditions: ["enrolkit-source"] } },
  environments: { __vitest__: { resolve: { conditions: ["enrolkit-source"] } } },
  test: {
    name: "hr-demo",
    include: ["{server,src}/**/*.test.ts"],
    globalSetup: ["server/testing/service.setup.ts"],
    testTimeout: 30_000,
  },
});

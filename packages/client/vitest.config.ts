import { defineConfig } from "vitest/config";

const conditions = ["enrolkit-source"];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  environments: { __vitest__: { resolve: { conditions } } },
  test: {
    name: "client",
    include: ["{src,scripts}/**/*.test.ts"],
    globalSetup: ["src/testing/service.setup.ts"],
    testTimeout: 30_000,
  },
});

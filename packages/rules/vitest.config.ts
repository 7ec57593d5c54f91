import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["enrolkit-source"] },
  ssr: { resolve: { conditions: ["enrolkit-source"] } },
  test: { name: "rules", include: ["src/**/*.test.ts", "scripts/**/*.test.ts"] },
});

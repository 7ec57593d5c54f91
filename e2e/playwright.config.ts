import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/lib/chromium.mjs";

const { executablePath, args } = await findChromium();

/** Each worker runs a service and a demo of its own (support/test.ts); what all share is built once. */
export default defineConfig({
  testDir: "tests",
  /** `wide` is what takes long: every language and theme. */
  projects: [
    { name: "chromium", testIgnore: "**/*.wide.spec.ts" },
    { name: "wide", testMatch: "**/*.wide.spec.ts" },
  ],
  globalSetup: "./support/build.setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: "list",
  use: {
    // Pages reach only this machine. An interceptor would do it too, but slows each request and disables the cache.
    launchOptions: {
      executablePath,
      args: [...args, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"],
    },
    locale: "en-GB",
    timezoneId: "Europe/London",
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000,
    // A trace costs a tenth of the time: `--trace on` where a screenshot does not show enough.
    screenshot: "only-on-failure",
  },
});

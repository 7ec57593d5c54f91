import { test as base, type ConsoleMessage, expect } from "@playwright/test";
import { BareHost } from "./bare-host.ts";
import { Demo, type PersonKind } from "./demo.ts";
import { openBenefits } from "./open-benefits.ts";

export { expect };

interface TestFixtures {
  /** Signs in as a fresh person of a kind, and opens Benefits. */
  enter: (kind: PersonKind) => Promise<void>;
  /** The demo with a fresh company. */
  company: Demo;
  /** Errors and warnings in the console, and uncaught errors. A test that expects some empties it. */
  consoleErrors: string[];
}

interface WorkerFixtures {
  demo: Demo;
  bare: BareHost;
}

/** A page that logs no errors. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const demo = await Demo.open();
      await use(demo);
      await demo.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  bare: [
    // oxlint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const bare = await BareHost.open();
      await use(bare);
      await bare.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],

  consoleErrors: async ({ context }, use) => {
    const consoleErrors: string[] = [];
    context.on("weberror", (error) => consoleErrors.push(error.error().message));
    context.on("console", (message) => {
      const isProblem = message.type() === "error" || message.type() === "warning";
      if (isProblem && !isExpected(message))
        consoleErrors.push(`${message.text()} ${message.location().url}`);
    });
    await use(consoleErrors);
    expect(consoleErrors, "errors in the console").toEqual([]);
  },

  // The fixture before listens from the page's first moment.
  page: async ({ page, consoleErrors: _listening }, use) => use(page),

  company: async ({ context, demo }, use) => {
    await demo.freshWorld();
    await use(demo);
    // An open drawer would go on reading the events of a world that may be replaced.
    await Promise.all(context.pages().map((page) => page.close()));
    demo.worldIsUsed = true;
  },

  enter: async ({ page, demo }, use) => {
    await use(async (kind) => {
      await demo.freshPerson(kind);
      await openBenefits(page, demo, kind);
    });
  },
});

/** Logos of invented insurers lead nowhere. */
const isExpected = (message: ConsoleMessage) => message.text().includes("net::ERR_NAME_NOT_RESOLVED");

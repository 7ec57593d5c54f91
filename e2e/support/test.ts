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
  /** What the page complained of. A test that expects complaints empties it. */
  complaints: string[];
}

interface WorkerFixtures {
  demo: Demo;
  bare: BareHost;
}

/** A page that reaches this machine alone, and complains about nothing. */
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

  complaints: async ({ context }, use) => {
    const complaints: string[] = [];
    context.on("weberror", (error) => complaints.push(error.error().message));
    context.on("console", (message) => {
      const isComplaint = message.type() === "error" || message.type() === "warning";
      if (isComplaint && !isExpected(message)) complaints.push(`${message.text()} ${message.location().url}`);
    });
    await use(complaints);
    expect(complaints, "what the page complained of").toEqual([]);
  },

  context: async ({ context }, use) => {
    await context.route(
      ({ hostname }) => hostname !== "127.0.0.1",
      (route) => route.abort("blockedbyclient"),
    );
    await use(context);
  },

  // Watched from its beginning.
  page: async ({ page, complaints: _watched }, use) => use(page),

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

/** Logos of invented insurers lead nowhere; the demo asks who is signed in before somebody is. */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return (
    message.text().includes("net::ERR_BLOCKED_BY_CLIENT") ||
    (url.endsWith("/api/me") && / 401 /.test(message.text()))
  );
}

import type { Page } from "@playwright/test";

/** The demo's drawer, which does at once what only time and the insurer could do. */
export const sandbox = (page: Page) => {
  const drawer = page.getByRole("complementary", { name: "Sandbox" });
  return {
    drawer,
    /** The events that `onEvent` received. */
    pageEvents: drawer.getByRole("list", { name: "SDK events" }),
    /** Events of a type, whose webhook was received or is on its way. */
    backendEvents: (type: string) =>
      drawer
        .getByRole("list", { name: "Webhooks received" })
        .getByRole("listitem")
        .filter({ has: page.getByText(type, { exact: true }) }),
    open: () => page.getByRole("button", { name: "Sandbox", exact: true }).click(),
    close: () => drawer.getByRole("button", { name: "Close the sandbox" }).click(),
    advance: (by: "1 day" | "3 days" | "1 week" | "15 days") =>
      drawer.getByRole("button", { name: by, exact: true }).click(),
    async force(
      status: string,
      what: "Enrolment" | "Change to a policy" | "Newest quote" | "Newest acceptance" = "Enrolment",
    ) {
      const heading = page.getByRole("heading", { name: what, exact: true });
      const part = drawer.locator("section").filter({ has: heading });
      await part.getByLabel("Set status to", { exact: true }).selectOption(status);
      await part.getByRole("button", { name: "Set" }).first().click();
    },
  };
};

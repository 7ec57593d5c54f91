import type { Locator, Page } from "@playwright/test";

/** The demo's payroll page for the administrator. */
export const payroll = (page: Page) => {
  const card = (name: string | RegExp) =>
    page.locator("section.card").filter({ has: page.getByRole("heading", { name }) });
  const dialog = page.getByRole("dialog");
  return {
    noReport: page.getByRole("heading", { name: "No report yet" }),
    month: page.getByLabel("Month"),
    inAll: card(/^In all, in /),
    difference: card(/^What changed since /),
    finalizeHeading: page.getByRole("heading", { name: /^Finalized?$/ }),
    finalizeCard: card(/^Finalized?$/),
    preview: page.getByRole("button", { name: "Preview final figures" }),
    dialog,
    confirm: dialog.getByRole("button", { name: /^Finalize / }),
    notYet: dialog.getByRole("button", { name: "Cancel" }),
    download: page.getByRole("link", { name: "Download CSV" }),
    employee: (name: string) =>
      page.getByRole("table", { name: "Each employee" }).getByRole("row").filter({ hasText: name }),
    /** The amount beside a name in a list of amounts. */
    amount: (within: Locator, name: string) =>
      within.locator("dl > div").filter({ hasText: name }).getByRole("definition"),
  };
};

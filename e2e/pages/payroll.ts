import type { Locator, Page } from "@playwright/test";

/** The demo's payroll page for the administrator. */
export const payroll = (page: Page) => {
  const card = (name: string | RegExp) =>
    page.locator("section.card").filter({ has: page.getByRole("heading", { name }) });
  const dialog = page.getByRole("dialog");
  return {
    noReport: page.getByRole("heading", { name: "No report yet" }),
    month: page.getByRole("combobox", { name: "Month" }),
    inAll: card(/^Total in /),
    months: page.getByRole("img", { name: /^Cost by month in / }),
    difference: card(/^What changed since /),
    finalizeHeading: page.getByRole("heading", { name: /^Finalized$|^Finalize \w+ \d{4}$/ }),
    finalizeCard: card(/^Finalized$|^Finalize \w+ \d{4}$/),
    preview: page.getByRole("button", { name: "Preview final figures" }),
    dialog,
    confirm: dialog.getByRole("button", { name: /^Finalize / }),
    notYet: dialog.getByRole("button", { name: "Cancel" }),
    download: page.getByRole("link", { name: "Full (for systems)" }),
    downloadForPayroll: page.getByRole("link", { name: "For payroll" }),
    employee: (name: string) =>
      page.getByRole("table", { name: "By employee" }).getByRole("row").filter({ hasText: name }),
    /** The amount beside a name in a list of amounts. */
    amount: (within: Locator, name: string) =>
      within.locator("dl > div").filter({ hasText: name }).getByRole("definition"),
  };
};

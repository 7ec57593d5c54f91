import type { Page } from "@playwright/test";
import type { Name, Scope } from "./scope.ts";

/** Everyone who has not chosen yet, over all groups. */
export const toChoose = (page: Page) => {
  const card = page.getByRole("region", { name: "Still to choose" });
  return {
    card,
    row: (name: string) => card.getByRole("listitem").filter({ hasText: name }),
    startAll: card.getByRole("button", { name: /^Start enrolment for all \d+$/ }),
    copyForAll: card.getByRole("button", { name: "Copy one reminder for all" }),
    started: (count: number) => card.getByText(`Enrolment started for ${count} employees`),
    inState: (title: Name) => card.getByRole("heading", { name: title }),
  };
};

/** Who takes part in a policy, in one card of several. */
export const participation = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Who is covered" }),
  summary: (text: string) => scope.getByText(text, { exact: true }),
  bar: scope.getByRole("img", { name: /employees? covered/ }),
  /** Opens or closes the names of a state: `Choosing: 3 employees`. */
  state: (name: Name) => scope.getByRole("button", { name }),
  row: (name: string) => scope.getByRole("listitem").filter({ hasText: name }),
  enrolAgain: (name: string) => scope.getByRole("button", { name: `Enrol again: ${name}` }),
  copyReminder: (name: string) => scope.getByRole("button", { name: `Copy reminder: ${name}` }).click(),
});

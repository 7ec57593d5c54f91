import type { Name, Scope } from "./scope.ts";

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

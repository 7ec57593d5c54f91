import type { Scope } from "./scope.ts";

/** The step that shows all choices before they are confirmed. */
export const check = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Check and enrol" }),
  enrolButton: scope.getByRole("button", { name: /^Enrol from / }),
  enrol: () => scope.getByRole("button", { name: /^Enrol from / }).click(),
  change: (part: string) => scope.getByRole("button", { name: `Change: ${part}` }).click(),
});

import type { Scope } from "./scope.ts";

/** Everything once more, before it counts. */
export const check = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: "Check and enrol" }),
  enrolButton: scope.getByRole("button", { name: /^Enrol from / }),
  enrol: () => scope.getByRole("button", { name: /^Enrol from / }).click(),
  change: (part: string) => scope.getByRole("button", { name: `Change: ${part}` }).click(),
});

import type { Scope } from "./scope.ts";

/** The headings of the pages on which there is nothing to do. */
export const endings = (scope: Scope) => ({
  done: scope.getByRole("heading", { name: /^You are covered from / }),
  beingSetUp: scope.getByRole("heading", { name: /is setting up your cover$/ }),
  scheduled: scope.getByRole("heading", { name: /^Your enrolment opens on / }),
  ineligible: scope.getByRole("heading", { name: "You can’t join this cover right now" }),
  rejected: scope.getByRole("heading", { name: "The insurer did not accept this enrolment" }),
  ended: scope.getByRole("heading", { name: /^(This enrolment has ended|You declined this cover)$/ }),
});

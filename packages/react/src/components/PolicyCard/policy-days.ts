import type { Policy } from "@enrolkit/types";

/** What a policy's days say of it. */
export type PolicyState = "covered" | "starts" | "ends" | "ended" | "neverBegan";

type Days = Pick<Policy, "effective_from" | "ends_on">;

/** Where a policy is on a day: by its days, whatever its status is called. */
export function policyStateOn({ effective_from, ends_on }: Days, today: string): PolicyState {
  if (ends_on !== null && ends_on < effective_from) return "neverBegan";
  if (ends_on !== null && ends_on < today) return "ended";
  if (effective_from > today) return "starts";
  return ends_on === null ? "covered" : "ends";
}

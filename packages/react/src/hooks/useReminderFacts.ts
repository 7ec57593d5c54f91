import { joinFacts, pricedFacts } from "../cost/priced-facts.ts";
import type { ReminderFacts } from "../cost/reminder-facts.ts";
import { useOffers } from "./useOffers.ts";

/**
 * What reminders may say of group policies of one employer: who offers which plans, and what an employee would pay for
 * themselves alone, from the least of what each chooses. Returns it for some of the policies, null while it is not known.
 */
export function useReminderFacts(
  groupPolicyIds: readonly string[],
): (ids: readonly string[]) => ReminderFacts | null {
  const offers = useOffers(groupPolicyIds);
  return (ids) => {
    const wanted = offers.filter(({ policy }) => ids.includes(policy.id));
    return wanted.length === ids.length ? joinFacts(wanted.map(pricedFacts)) : null;
  };
}

import type { ConsentReceipt } from "@enrolkit/types";
import type { EndedPolicy } from "../cost/ended-policy.ts";
import { defineQuery } from "../query/options.ts";
import { useRead } from "./useRead.ts";

/**
 * What was bought with a receipt and has ended since, and what replaced it; none while it is not known. A group has one policy
 * of a benefit in force, so the next one replaces it.
 */
export function useEndedPolicies({
  group_policy_intent_id: intentId,
  items,
}: Pick<ConsentReceipt, "group_policy_intent_id" | "items">): readonly EndedPolicy[] {
  const { data = [] } = useRead((scope) =>
    defineQuery<EndedPolicy[]>(scope, {
      resource: "group_policies",
      ids: ["ended", intentId],
      fetch: async (client, signal) => {
        const groups = items.flatMap(({ levels, benefit_type }) =>
          levels.map(async ({ group_id }) => {
            // The newest come first.
            const all = (await client.listAll("ListGroupPolicies", { query: { group_id }, signal })).filter(
              (policy) => policy.benefit_type === benefit_type,
            );
            const at = all.findIndex(({ group_policy_intent_id }) => group_policy_intent_id === intentId);
            const [bought, next] = [all[at], all[at - 1]];
            if (bought?.status !== "ended") return [];
            const { name: group } = await client.call("RetrieveGroup", { params: { group_id }, signal });
            if (!next) return [{ id: bought.id, group, replacedBy: null }];
            const { plan_id, created_at: on, group_policy_intent_id: groupPolicyIntentId } = next;
            const { name: plan } = await client.call("RetrievePlan", { params: { plan_id }, signal });
            return [{ id: bought.id, group, replacedBy: { plan, on, groupPolicyIntentId } }];
          }),
        );
        return (await Promise.all(groups)).flat();
      },
    }),
  );
  return data;
}

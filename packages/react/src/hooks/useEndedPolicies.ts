import type { ConsentReceipt } from "@enrolkit/types";
import { usePlans } from "./useCatalogue.ts";
import { useGroups } from "./useGroups.ts";
import { policiesEverQuery } from "./queries.ts";
import { useRead } from "./useRead.ts";

/** A group policy that was bought and is no longer in force. */
export interface EndedPolicy {
  /** `gp_…`. */
  readonly id: string;
  /** The group's name of today. */
  readonly group: string;
  /** The policy that the group has had since; null where nothing replaced it. */
  readonly replacedBy: {
    /** The plan's name. */
    readonly plan: string;
    /** When it replaced the other. ISO 8601 date-time. */
    readonly on: string;
    /** The acceptance that it came of, which has a receipt of its own; null where there is none. */
    readonly groupPolicyIntentId: string | null;
  } | null;
}

/**
 * What was bought with a receipt and has ended since, and what replaced it; none while it is not known. A group has one policy
 * of a benefit in force, so the next one replaces it.
 */
export function useEndedPolicies({
  group_policy_intent_id,
  items,
}: Pick<ConsentReceipt, "group_policy_intent_id" | "items">): readonly EndedPolicy[] {
  const policies = useRead((scope) => policiesEverQuery(scope, group_policy_intent_id, items)).data ?? [];
  const groups = useGroups().data;
  const ended = policies
    .filter((policy) => policy.group_policy_intent_id === group_policy_intent_id && policy.status === "ended")
    .map((policy) => {
      const [next] = policies
        .filter(
          ({ group_id, benefit_type, created_at }) =>
            group_id === policy.group_id &&
            benefit_type === policy.benefit_type &&
            created_at > policy.created_at,
        )
        .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1));
      return { policy, next };
    });
  const plans = usePlans([...new Set(ended.flatMap(({ next }) => next?.plan_id ?? []))]).data;
  if (!groups || !plans) return [];
  const nameOf = (all: readonly { id: string; name: string }[], wanted: string): string =>
    all.find(({ id }) => id === wanted)?.name ?? "";
  return ended.map(({ policy: { id, group_id }, next }) => ({
    id,
    group: nameOf(groups, group_id),
    replacedBy: next
      ? {
          plan: nameOf(plans, next.plan_id),
          on: next.created_at,
          groupPolicyIntentId: next.group_policy_intent_id,
        }
      : null,
  }));
}

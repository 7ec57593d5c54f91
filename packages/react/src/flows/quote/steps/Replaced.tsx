"use client";
import type { GroupQuoteIntent } from "@enrolkit/types";
import type { ReactNode } from "react";
import { usePlans } from "../../../hooks/useCatalogue.ts";
import { useReplacedPolicies } from "../../../hooks/useGroupQuote.ts";
import { useGroups } from "../../../hooks/useGroups.ts";
import { useFormat, useQuoteMessages } from "../../../messages/hooks.ts";
import { Notice } from "../../../primitives/Notice/Notice.tsx";

/** What an acceptance ends: the policies of the same benefit that the groups have. Nothing where they have none. */
export function Replaced({ intent }: { intent: GroupQuoteIntent }): ReactNode {
  const { agree } = useQuoteMessages();
  const { isolate } = useFormat();
  const replaced = useReplacedPolicies(intent).data ?? [];
  const plans = usePlans([...new Set(replaced.map(({ plan_id }) => plan_id))]).data;
  const groups = useGroups().data;
  const nameOf = (all: readonly { id: string; name: string }[], its: string): string =>
    isolate(all.find(({ id }) => id === its)?.name ?? "");
  return (
    replaced.length > 0 &&
    plans &&
    groups && (
      <Notice tone="warning">
        {replaced.map(({ id, plan_id, group_id }) => (
          <p className="ek-text" key={id}>
            {agree.replaces(nameOf(plans, plan_id), nameOf(groups, group_id))}
          </p>
        ))}
      </Notice>
    )
  );
}

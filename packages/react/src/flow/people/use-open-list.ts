import type { DependentsManagementIntent } from "@enrolkit/contract";
import { useEffect } from "react";
import type { Flow } from "../use-flow.ts";

/** The list of people that may be changed; one is begun where there is none, from the one that was settled last. */
export function useOpenList(flow: Flow): DependentsManagementIntent | null {
  const { intent, subIntent, actions } = flow;
  const isOpen = subIntent?.status === "action_required" || subIntent?.status === "processing";
  const needsList = !isOpen && subIntent !== undefined && intent.status === "pending_confirmation";
  useEffect(() => {
    if (needsList) void flow.run(() => actions.createSubIntent.send());
    // Begun once for each need; a failure waits for the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [needsList]);
  return isOpen ? subIntent : null;
}

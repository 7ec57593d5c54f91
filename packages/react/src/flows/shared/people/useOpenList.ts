import type { DependentsManagementIntent } from "@enrolkit/contract";
import { useEffect } from "react";
import type { EnrolkitMutationResult } from "../../../hooks/useWrite.ts";
import type { Runner } from "../useFlowMutations.ts";

interface OpenListOptions {
  /** The latest list; undefined while it is not there. */
  readonly subIntent: DependentsManagementIntent | null | undefined;
  /** Whether its parent waits for one. */
  readonly mayBegin: boolean;
  readonly create: EnrolkitMutationResult<void, DependentsManagementIntent>;
  readonly run: Runner;
}

/** The list of people that may be changed; one is begun where there is none, from the one that was settled last. */
export function useOpenList(options: OpenListOptions): DependentsManagementIntent | null {
  const { subIntent, mayBegin, create, run } = options;
  const isOpen = subIntent?.status === "action_required" || subIntent?.status === "processing";
  const needsList = !isOpen && subIntent !== undefined && mayBegin;
  useEffect(() => {
    if (needsList) void run(() => create.mutateAsync());
    // Begun once for each need; a failure waits for the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [needsList]);
  return isOpen ? subIntent : null;
}

import type { AmendmentChange } from "@enrolkit/contract";
import type { RefObject } from "react";
import { useDraft } from "../../draft/useDraft.ts";
import { type Runs, useRuns } from "../shared/useFlowMutations.ts";
import { useStartPolicyAmendment } from "../../hooks/useAmendmentActions.ts";
import type { AmendmentPosition } from "@enrolkit/rules";
import type { InForce } from "./useInForce.ts";
import { type AskingDraft, askingChecks, inputOf } from "./request-draft.ts";
import { isFreelyAdjustable } from "./event-date.ts";

/** What every page before a change is asked for works with. */
export interface Asking extends Runs {
  readonly inForce: InForce;
  readonly draft: Partial<AskingDraft>;
  readonly keep: (change: Partial<AskingDraft>) => void;
  readonly at: AmendmentPosition;
  readonly change: AmendmentChange;
  /** The changes that the policy can still have. */
  readonly changes: readonly AmendmentChange[];
  /** Whether no special reason is needed today. */
  readonly isAdjustable: boolean;
  /** The last day of a window that the service found closed. */
  readonly closedOn: string | null;
  /** Asks for the change. */
  readonly ask: () => void;
  readonly backToReason: () => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export interface AskingOptions {
  readonly inForce: InForce;
  /** What was said of a change that is asked for once more. */
  readonly from: Partial<AskingDraft> | undefined;
  readonly onAsked: (intentId: string) => void;
  readonly heading: Asking["heading"];
}

export function useAsking({ inForce, from, onAsked, heading }: AskingOptions): Asking {
  const { policy } = inForce;
  const [draft, keep, forget] = useDraft(policy.id, false, askingChecks, from);
  const start = useStartPolicyAmendment(policy.id);
  const runs = useRuns();
  const changes = changesOf(inForce);
  const change = draft.change ?? changes[0] ?? "dependents";

  async function ask(): Promise<void> {
    const outcome = await runs.run(() => start.mutateAsync(inputOf(change, draft)));
    // Another tab may have asked for one meanwhile: there is one at a time, to be gone on with.
    const id = outcome.ok ? outcome.result.id : outcome.error.openIntentId;
    if (id === undefined) return;
    forget();
    onAsked(id);
  }

  return {
    inForce,
    draft,
    keep,
    at: changes.length === 0 ? "opening" : (draft.at ?? "opening"),
    change,
    changes,
    isAdjustable: isFreelyAdjustable(inForce),
    closedOn: runs.failure?.error.deadline?.slice(0, 10) ?? null,
    ask: () => void ask(),
    backToReason: () => keep({ at: "reason" }),
    ...runs,
    failure: runs.failure?.error.deadline === undefined ? runs.failure : null,
    heading,
  };
}

function changesOf({ policy, plan }: InForce): AmendmentChange[] {
  if (policy.status === "cancelled") return [];
  return [
    ...(plan.dependents_cover === "none" ? [] : (["dependents"] as const)),
    ...(policy.ends_on === null ? (["cancellation"] as const) : []),
  ];
}

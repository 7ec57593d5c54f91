import type { AmendmentChange } from "@enrolkit/types";
import type { AmendmentPosition } from "@enrolkit/rules";
import { useEffect, useState } from "react";
import { useStartPolicyAmendment } from "../../hooks/usePolicyAmendment.ts";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import { useFlowContext } from "../shared/FlowContext.tsx";
import type { PageState } from "../shared/FlowPage.tsx";
import { addressOf } from "../shared/flow-steps.ts";
import type { Reach } from "../shared/navigation-props.ts";
import { useFlowDraft } from "../shared/useFlowDraft.ts";
import type { FlowMutations } from "../shared/useFlowMutations.ts";
import { isFreelyAdjustable } from "./event-date.ts";
import {
  type AmendmentRequestDraft,
  inputOf,
  positionsByAddress,
  requestDraftChecks,
  requestDraftKeys,
  stateOf,
} from "./request-draft.ts";
import { type ShownStep, useAmendmentProgress } from "./useAmendmentProgress.ts";
import type { InForce } from "./useInForce.ts";

/** What every page before a change is requested works with. */
export interface AmendmentRequestState extends FlowMutations, PageState<ShownStep> {
  readonly inForce: InForce;
  readonly draft: Partial<AmendmentRequestDraft>;
  readonly updateDraft: (change: Partial<AmendmentRequestDraft>) => void;
  readonly at: AmendmentPosition;
  readonly reach: Reach;
  readonly change: AmendmentChange;
  /** The changes that the policy can still have. */
  readonly changes: readonly AmendmentChange[];
  /** Whether no special reason is needed today. */
  readonly isAdjustable: boolean;
  /** None was chosen, while none was needed. */
  readonly isNoLongerFree: boolean;
  /** The last day of a window that the service found closed. */
  readonly closedOn: string | null;
  /** Requests the change. */
  readonly send: () => void;
}

export interface AmendmentRequestOptions {
  readonly inForce: InForce;
  /** The open change, as far as there is one. */
  readonly openId: string | null;
  /** What was said of a change that is requested once more. */
  readonly from: Partial<AmendmentRequestDraft> | undefined;
  readonly onRequested: (intentId: string) => void;
  readonly memory: StepMemory;
}

export function useAmendmentRequest(options: AmendmentRequestOptions): AmendmentRequestState {
  const { inForce, openId, from, onRequested, memory } = options;
  const { policy } = inForce;
  const { changes: own } = useFlowContext();
  const flow = useFlowDraft<AmendmentRequestDraft>(policy.id, {
    checks: requestDraftChecks,
    positionAt: (page) => ({ at: positionsByAddress[addressOf(page)] ?? "when" }),
    from,
    basis: [{ keys: requestDraftKeys, state: stateOf(policy, openId) }],
  });
  const { draft, forget, failure } = flow;
  // There is one at a time: one that was requested elsewhere meanwhile is gone on with.
  const [openBefore] = useState(openId);
  const foundId = own.isSending || openId === openBefore ? null : openId;
  useEffect(() => {
    if (foundId === null) return;
    forget();
    onRequested(foundId);
    // Once for each.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [foundId]);
  const isAdjustable = isFreelyAdjustable(inForce);
  // Chosen while no special reason was needed.
  const isNoLongerFree = draft.reason === "none" && !isAdjustable;
  const start = useStartPolicyAmendment(policy.id);
  const changes = changesOf(inForce);
  const change = draft.change ?? changes[0] ?? "dependents";
  const reason = isNoLongerFree ? undefined : draft.reason;
  const wanted = draft.change === undefined || changes.length === 0 ? "opening" : (draft.at ?? "opening");
  // Not before what happened is known; without a special reason there is no day.
  const isDated = reason !== undefined && reason !== "none";
  const at = wanted === "when" && !isDated ? "reason" : wanted;

  function updateDraft(change: Partial<AmendmentRequestDraft>): void {
    // A step that was asked for too early comes by the person's own "Continue", not while they choose.
    flow.updateDraft({ at, ...change });
  }

  async function send(): Promise<void> {
    const event = draft.reason === undefined || draft.reason === "none" ? null : draft.reason;
    const outcome = await flow.mutate(() => start.mutateAsync(inputOf(change, draft)), {
      kind: "amendment",
      step: "cover",
      policy_id: policy.id,
      change_type: change,
      event,
    });
    const id = outcome.ok ? outcome.result.id : outcome.error?.openIntentId;
    if (id === undefined) return;
    if (!outcome.ok) own.onMovedOn();
    forget();
    onRequested(id);
  }

  return {
    ...flow,
    inForce,
    draft: isNoLongerFree ? { ...draft, group: undefined, reason: undefined } : draft,
    updateDraft,
    isNoLongerFree,
    at,
    reach: (address) => {
      const position = positionsByAddress[address];
      if (changes.length === 0 || position === undefined) return;
      if (position !== "opening" && draft.change === undefined) return;
      return position === "when" && !isDated ? undefined : () => updateDraft({ at: position });
    },
    change,
    changes,
    isAdjustable,
    closedOn: failure?.error.deadline?.slice(0, 10) ?? null,
    send: () => void send(),
    failure: failure?.error.deadline === undefined ? failure : null,
    memory,
    progress: useAmendmentProgress(change),
  };
}

function changesOf({ policy, plan }: InForce): AmendmentChange[] {
  if (policy.status === "cancelled") return [];
  return [
    ...(plan.dependents_cover === "none" ? [] : (["dependents"] as const)),
    ...(policy.ends_on === null ? (["cancellation"] as const) : []),
  ];
}

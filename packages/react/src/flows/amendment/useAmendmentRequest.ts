import type { AmendmentChange } from "@enrolkit/types";
import type { AmendmentPosition } from "@enrolkit/rules";
import { useDraft } from "../../draft/useDraft.ts";
import { useStartPolicyAmendment } from "../../hooks/usePolicyAmendment.ts";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import type { PageState } from "../shared/FlowPage.tsx";
import { type FlowMutations, useFlowMutations } from "../shared/useFlowMutations.ts";
import { isFreelyAdjustable } from "./event-date.ts";
import { type AmendmentRequestDraft, inputOf, requestDraftChecks } from "./request-draft.ts";
import { type ShownStep, useAmendmentProgress } from "./useAmendmentProgress.ts";
import type { InForce } from "./useInForce.ts";

/** What every page before a change is requested works with. */
export interface AmendmentRequestState extends FlowMutations, PageState<ShownStep> {
  readonly inForce: InForce;
  readonly draft: Partial<AmendmentRequestDraft>;
  readonly updateDraft: (change: Partial<AmendmentRequestDraft>) => void;
  readonly at: AmendmentPosition;
  readonly change: AmendmentChange;
  /** The changes that the policy can still have. */
  readonly changes: readonly AmendmentChange[];
  /** Whether no special reason is needed today. */
  readonly isAdjustable: boolean;
  /** The last day of a window that the service found closed. */
  readonly closedOn: string | null;
  /** Requests the change. */
  readonly send: () => void;
}

export interface AmendmentRequestOptions {
  readonly inForce: InForce;
  /** What was said of a change that is requested once more. */
  readonly from: Partial<AmendmentRequestDraft> | undefined;
  readonly onRequested: (intentId: string) => void;
  readonly memory: StepMemory;
}

export function useAmendmentRequest(options: AmendmentRequestOptions): AmendmentRequestState {
  const { inForce, from, onRequested, memory } = options;
  const { policy } = inForce;
  const [draft, updateDraft, forget] = useDraft(policy.id, false, requestDraftChecks, from);
  const start = useStartPolicyAmendment(policy.id);
  const mutations = useFlowMutations();
  const changes = changesOf(inForce);
  const change = draft.change ?? changes[0] ?? "dependents";
  const { failure } = mutations;

  async function send(): Promise<void> {
    const outcome = await mutations.mutate(() => start.mutateAsync(inputOf(change, draft)));
    // Another tab may have requested one meanwhile: there is one at a time, to be gone on with.
    const id = outcome.ok ? outcome.result.id : outcome.error.openIntentId;
    if (id === undefined) return;
    forget();
    onRequested(id);
  }

  return {
    inForce,
    draft,
    updateDraft,
    at: changes.length === 0 ? "opening" : (draft.at ?? "opening"),
    change,
    changes,
    isAdjustable: isFreelyAdjustable(inForce),
    closedOn: failure?.error.deadline?.slice(0, 10) ?? null,
    send: () => void send(),
    ...mutations,
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

import type {
  AmendmentChange,
  DependentsManagementIntent,
  PolicyAmendmentIntent,
  QualifyingLifeEvent,
} from "@enrolkit/contract";
import type { RefObject } from "react";
import { useDraft } from "../../draft/useDraft.ts";
import { type PeopleDraft, peopleChecks } from "../shared/people/people-flow.ts";
import { type Runs, useRuns } from "../shared/useFlowMutations.ts";
import { type PolicyAmendmentActions, usePolicyAmendmentActions } from "../../hooks/useAmendmentActions.ts";
import { isOver } from "../../query/intents.ts";
import { type AskingDraft, draftFrom } from "./request-draft.ts";
import type { InForce } from "./useInForce.ts";

/** What every page of a change that was asked for works with. */
export interface Changing extends Runs {
  readonly inForce: InForce;
  readonly intent: PolicyAmendmentIntent;
  /** The latest list of people. */
  readonly subIntent: DependentsManagementIntent | null;
  readonly change: AmendmentChange;
  readonly event: QualifyingLifeEvent | undefined;
  readonly actions: PolicyAmendmentActions;
  readonly draft: PeopleDraft;
  readonly keep: (change: PeopleDraft) => void;
  /** Gives the change up, to say anew what happened; nothing that was said is lost. */
  readonly backToReason: () => void;
  /** To the cover that there is, once nothing more happens. */
  readonly leave: () => void;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export interface ChangingOptions {
  readonly inForce: InForce;
  readonly intent: PolicyAmendmentIntent;
  readonly subIntent: DependentsManagementIntent | null;
  /** Begins anew, with what was said before or with nothing. */
  readonly onAgain: (from?: Partial<AskingDraft>) => void;
  readonly heading: Changing["heading"];
}

export function useChanging({ inForce, intent, subIntent, onAgain, heading }: ChangingOptions): Changing {
  const actions = usePolicyAmendmentActions(intent);
  const [draft, keep] = useDraft(intent.id, isOver(intent), peopleChecks);
  const runs = useRuns();

  async function giveUp(): Promise<void> {
    const outcome = await runs.run(() => actions.cancel.mutateAsync());
    if (outcome.ok) onAgain(draftFrom(intent));
  }

  return {
    inForce,
    intent,
    subIntent,
    change: intent.requested_changes[0]?.change_type ?? "dependents",
    event: intent.amendment_reason.qualifying_life_event?.event,
    actions,
    draft,
    keep,
    backToReason: () => void giveUp(),
    leave: () => onAgain(),
    ...runs,
    heading,
  };
}

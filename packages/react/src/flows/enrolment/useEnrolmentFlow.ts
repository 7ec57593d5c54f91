import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  PlanCoverageOptionSelection,
} from "@enrolkit/contract";
import { type RefObject, useEffect } from "react";
import { benefitOf } from "../../cost/preview-costs.ts";
import { type Draft, draftChecks } from "./enrolment-draft.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { type Runs, useRuns } from "../shared/useFlowMutations.ts";
import type { EnrolkitQueryResult } from "../../hooks/useRead.ts";
import { useSubIntent } from "../../hooks/useDependents.ts";
import {
  type EnrolmentActions,
  subIntentIdOf,
  useEnrolmentActions,
} from "../../hooks/useEnrolmentActions.ts";
import { isOver, type Place } from "./enrolment-steps.ts";

/** What every page of an enrolment works with. */
export interface Flow extends Runs {
  readonly intent: EnrolmentIntent;
  readonly list: EnrolkitQueryResult<DependentsManagementIntent | null>;
  /** The latest list of people; undefined while it is not there. */
  readonly subIntent: DependentsManagementIntent | null | undefined;
  readonly actions: EnrolmentActions;
  readonly draft: Draft;
  readonly keep: (change: Partial<Draft>) => void;
  readonly at: Place;
  /** Back or on to a page; nothing that was chosen is lost. */
  readonly goTo: (place: Place) => void;
  /** The title of the page shown, for moving focus to. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export function useFlow(intent: EnrolmentIntent, heading: Flow["heading"]): Flow {
  const actions = useEnrolmentActions(intent);
  const [draft, keep] = useDraft(intent.id, isOver(intent), draftChecks);
  const knownId = subIntentIdOf(intent);
  useEffect(() => {
    if (knownId !== null) keep({ subIntentId: knownId });
  }, [knownId, keep]);
  const list = useSubIntent(knownId ?? draft.subIntentId ?? null);
  const runs = useRuns();

  async function askForCover(): Promise<void> {
    keep({ selections: selectionsIn(intent), asked: undefined });
    await actions.update.mutateAsync({ coverage_selections: null });
    keep({ at: "cover" });
  }

  return {
    intent,
    list,
    subIntent: list.data,
    actions,
    draft,
    keep,
    at: draft.at ?? "opening",
    goTo(place) {
      // Cover that was settled is asked for anew.
      if (place === "cover" && intent.status === "pending_confirmation") void runs.run(askForCover);
      else keep({ at: place, asked: undefined });
    },
    ...runs,
    heading,
  };
}

/** The choices of policy scope that an intent holds, for all its plans. */
export function selectionsIn(intent: EnrolmentIntent): readonly PlanCoverageOptionSelection[] {
  return intent.policy_enrolments.flatMap((policy) => benefitOf(policy)?.coverage_selections ?? []);
}

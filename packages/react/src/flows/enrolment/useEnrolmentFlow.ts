import type { DependentsManagementIntent, EnrolmentIntent, Requirement } from "@enrolkit/types";
import { useEffect, useMemo } from "react";
import { useSubIntent } from "../../hooks/useDependents.ts";
import { type EnrolmentActions, subIntentIdOf, useEnrolmentActions } from "../../hooks/useEnrolment.ts";
import type { EnrolkitQueryResult } from "../../hooks/useRead.ts";
import { useRequirements } from "../../hooks/useRequirements.ts";
import { beginLower } from "../../messages/begin-lower.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import type { FlowState } from "../shared/flow-state.ts";
import { useFlowContext } from "../shared/FlowContext.tsx";
import { pageNamed, type StepNames, stepOfPage } from "../shared/flow-steps.ts";
import type { Reach } from "../shared/navigation-props.ts";
import type { Read } from "../shared/Loaded.tsx";
import { type FlowDraft, useFlowDraft } from "../shared/useFlowDraft.ts";
import { type CoverChoices, coverChoices } from "./cover-pages.ts";
import { type LocalDay, useEmployeeDay } from "../shared/useLocalDay.ts";
import { enrolmentBasis, type EnrolmentDraft, enrolmentDraftChecks, positionAt } from "./enrolment-draft.ts";
import { insurersOf, isOver, selectionsIn } from "./enrolment-intent.ts";
import { paidByEmployer } from "./paid-by-employer.ts";
import { type ShownStep, stepBefore, stepOf, type StepChosen, stepsOf } from "./enrolment-steps.ts";

/** What every page of an enrolment works with. */
export interface EnrolmentFlowState extends FlowState<ShownStep>, FlowDraft<EnrolmentDraft> {
  readonly intent: EnrolmentIntent;
  /** Where the employee is. */
  readonly day: LocalDay;
  readonly list: Read<DependentsManagementIntent | null>;
  /** The latest list of people; undefined while it is not there. */
  readonly subIntent: DependentsManagementIntent | null | undefined;
  /** What is asked, in the states that wait for the person. */
  readonly requirements: EnrolkitQueryResult<readonly Requirement[]>;
  readonly actions: EnrolmentActions;
  readonly at: StepChosen;
  readonly cover: CoverChoices;
  /** The page of Cover to show, from 1: never one before which something is missing. */
  readonly coverPage: number;
  readonly names: StepNames;
  readonly reach: Reach;
  /** Back or on to a step, to its first page or another one; nothing that was chosen is lost. */
  readonly goTo: (step: StepChosen, number?: number) => void;
  /** From a step to the page before it. */
  readonly goBack: (from: Parameters<typeof stepBefore>[0]) => void;
}

/** In others nothing is to be answered, or it is not there yet. */
const waitingStatuses: readonly string[] = [
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
] satisfies EnrolmentIntent["status"][];

const names: StepNames = {
  begin: "opening",
  people: "family",
  action_required: "beneficiaries",
  scheduled: "waiting",
};

export function useEnrolmentFlow(intent: EnrolmentIntent, memory: StepMemory): EnrolmentFlowState {
  const { steps: labels, action, check, benefit, opening } = useMessages();
  const { locale } = useFormat();
  const actions = useEnrolmentActions(intent);
  const day = useEmployeeDay(intent.employee_id);
  const knownId = subIntentIdOf(intent);
  const flow = useFlowDraft<EnrolmentDraft>(intent.id, {
    isOver: isOver(intent),
    checks: enrolmentDraftChecks,
    positionAt: ({ step, number }) => ({
      asked: undefined,
      ...(positionAt(step, intent) ?? { at: "check" }),
      coverPage: number,
    }),
    basis: enrolmentBasis(intent, useSubIntent(knownId).data),
  });
  const { draft, updateDraft, writeDraft, mutate } = flow;
  useEffect(() => {
    if (knownId !== null) writeDraft({ subIntentId: knownId });
  }, [knownId, writeDraft]);
  const list = useSubIntent(knownId ?? draft.subIntentId ?? null);
  const requirements = useRequirements(waitingStatuses.includes(intent.status) ? intent : null);
  const steps = stepsOf(intent, requirements.data);
  const prefilled = useFlowContext().settings.prefill?.coverage;
  // Prices are worked out anew for other choices: the same ones stay the same list.
  const cover = useMemo(
    () => coverChoices(intent, draft.selections, prefilled),
    [intent, draft.selections, prefilled],
  );

  async function chooseCoverAnew(coverPage: number): Promise<void> {
    writeDraft({ selections: selectionsIn(intent), asked: undefined });
    await actions.update.mutateAsync({ coverage_selections: null });
    writeDraft({ at: "cover", coverPage });
  }

  function goTo(step: StepChosen, number = 1): void {
    // Cover that was confirmed is chosen anew.
    if (step === "cover" && intent.status === "pending_confirmation")
      void mutate(() => chooseCoverAnew(number));
    else updateDraft({ at: step, coverPage: number, asked: undefined });
  }

  function goBack(from: Parameters<typeof stepBefore>[0]): void {
    const before = stepBefore(from, steps);
    goTo(before, before === "cover" ? cover.pages.length : 1);
  }

  function reach(address: string): (() => void) | undefined {
    const { step = "done", number = 1 } = pageNamed(address) ?? {};
    const position = positionAt(step, intent);
    if (position?.at === undefined || number > (step === "cover" ? cover.reached : 1)) return;
    const page = stepOf(intent, list.data ?? null, position.at, requirements.data);
    if (stepOfPage(page, names) === step) {
      return () => updateDraft({ asked: undefined, ...position, coverPage: number });
    }
    const isChosenAnew = step === "cover" && intent.status === "pending_confirmation";
    return isChosenAnew && steps.includes(step) ? () => goTo(step, number) : undefined;
  }

  return {
    ...flow,
    intent,
    day,
    list,
    subIntent: list.data,
    requirements,
    actions,
    at: draft.at ?? "opening",
    cover,
    coverPage: Math.min(Math.max(1, draft.coverPage ?? 1), cover.reached),
    names,
    reach,
    goTo,
    goBack,
    memory,
    progress: {
      steps: steps.map((id) => ({ id, label: labels[id] })),
      backTo: (step) => (step === "done" ? undefined : () => goTo(step)),
    },
    insurers: insurersOf(intent, day.location.country),
    decline: {
      label: action.decline,
      title: check.declineTitle,
      body: check.declineBody,
      what: intent.policy_enrolments.map((policy) => {
        const name = messageFor(benefit, policy.type);
        const paid = paidByEmployer([policy]);
        return paid ? action.about(name, beginLower(opening[paid], locale)) : name;
      }),
      send: () => mutate(() => actions.reject.mutateAsync()),
    },
  };
}

import type {
  AmendmentChange,
  AssociatedPerson,
  DependentsManagementIntent,
  PolicyAmendmentIntent,
  QualifyingLifeEvent,
} from "@enrolkit/types";
import { type AmendmentPosition, amendmentStep } from "@enrolkit/rules";
import { type PolicyAmendmentActions, usePolicyAmendmentActions } from "../../hooks/usePolicyAmendment.ts";
import { useAmendmentMessages, useFormat } from "../../messages/hooks.ts";
import { isOver } from "../../query/intents.ts";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import type { FlowState } from "../shared/flow-state.ts";
import type { Reach } from "../shared/navigation-props.ts";
import { listBasis, type PeopleDraft, peopleDraftChecks } from "../shared/people/people-flow.ts";
import { useFlowContext } from "../shared/FlowContext.tsx";
import { type FlowDraft, useFlowDraft } from "../shared/useFlowDraft.ts";
import { personOf } from "./life-events.ts";
import { type AmendmentRequestDraft, draftFrom, positionsByAddress } from "./request-draft.ts";
import { type ShownStep, useAmendmentProgress } from "./useAmendmentProgress.ts";
import type { InForce } from "./useInForce.ts";

/** What every page of a change that was requested works with. */
export interface AmendmentFlowState extends FlowState<ShownStep>, FlowDraft<PeopleDraft> {
  readonly inForce: InForce;
  readonly intent: PolicyAmendmentIntent;
  /** The latest list of people. */
  readonly subIntent: DependentsManagementIntent | null;
  /** Everyone on file. */
  readonly persons: readonly AssociatedPerson[];
  readonly change: AmendmentChange;
  readonly event: QualifyingLifeEvent | undefined;
  readonly actions: PolicyAmendmentActions;
  /** Gives the change up, to say anew what happened; nothing that was said is lost. */
  readonly backToReason: () => void;
  /** The same, to the page before: when it happened, where it has a day. */
  readonly backToRequest: () => void;
  readonly reach: Reach;
  /** To the cover that there is, once nothing more happens. */
  readonly leave: () => void;
}

export interface AmendmentFlowOptions
  extends Pick<AmendmentFlowState, "inForce" | "intent" | "subIntent" | "persons"> {
  /** Begins anew, with what was said before or with nothing. */
  readonly onAgain: (from?: Partial<AmendmentRequestDraft>) => void;
  readonly memory: StepMemory;
}

/** Before there is a list, the form of who joins by the event is open, filled in with what the event says of them. */
function beginningOf(
  { status, amendment_reason: { qualifying_life_event: happened } }: PolicyAmendmentIntent,
  { subIntent, persons }: Pick<AmendmentFlowOptions, "subIntent" | "persons">,
): Partial<PeopleDraft> {
  if (happened === undefined || happened === null || subIntent !== null || status !== "action_required")
    return {};
  return { person: personOf(happened.event, happened.event_date, persons) };
}

export function useAmendmentFlow(options: AmendmentFlowOptions): AmendmentFlowState {
  const { inForce, intent, subIntent, persons, onAgain, memory } = options;
  const { giveUp } = useAmendmentMessages();
  const { isolate } = useFormat();
  const { prefill } = useFlowContext().settings;
  const actions = usePolicyAmendmentActions(intent);
  const isWorking = amendmentStep(intent, subIntent?.status ?? null) === "waiting";
  const flow = useFlowDraft<PeopleDraft>(intent.id, {
    isOver: isOver(intent),
    checks: peopleDraftChecks,
    // What the page knows of people comes first.
    begin: prefill?.people ? {} : beginningOf(intent, options),
    basis: [
      { keys: [], state: isWorking ? null : intent.status },
      listBasis(subIntent, intent.status === "action_required" && !isWorking),
    ],
  });
  const change = intent.requested_changes[0]?.change_type ?? "dependents";
  const event = intent.amendment_reason.qualifying_life_event?.event;
  const { id, name, support_phone_number } = inForce.provider;
  const cancel = () => flow.mutate(() => actions.cancel.mutateAsync());

  async function requestAnew(at?: AmendmentPosition): Promise<void> {
    const outcome = await cancel();
    if (outcome.ok) onAgain(draftFrom(intent, at));
  }
  const backToReason = () => void requestAnew("reason");
  const backToRequest = () => void requestAnew();
  const isOpen = ["action_required", "pending_confirmation"].includes(intent.status);

  return {
    ...flow,
    inForce,
    intent,
    subIntent,
    persons,
    change,
    event,
    actions,
    backToReason,
    backToRequest,
    reach(address) {
      const position = isOpen ? positionsByAddress[address] : undefined;
      return position && (position !== "when" || event) ? () => void requestAnew(position) : undefined;
    },
    leave: () => onAgain(),
    memory,
    progress: useAmendmentProgress(change, backToReason),
    insurers: [{ id, name: isolate(name), phone: support_phone_number, country: inForce.location.country }],
    decline: { label: giveUp.label, title: giveUp.title, body: giveUp.body, send: cancel },
  };
}

import type { GroupPolicyIntent, GroupQuoteIntent, Plan } from "@enrolkit/types";
import type { QuotePosition } from "@enrolkit/rules";
import type { EnrolkitMutationResult } from "../../hooks/useWrite.ts";
import { usePlans, useProviders } from "../../hooks/useCatalogue.ts";
import { type AcceptInput, useAcceptQuote } from "../../hooks/useGroupPolicyIntent.ts";
import { useRejectQuote } from "../../hooks/useGroupQuote.ts";
import { useEmployer } from "../../hooks/useGroups.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import type { StepMemory } from "../shared/CurrentStep.tsx";
import type { FlowStep } from "../../provider/events.ts";
import type { Reach } from "../shared/navigation-props.ts";
import type { FlowState } from "../shared/flow-state.ts";
import type { Insurer } from "../shared/SupportLines.tsx";
import { type FlowDraft, useFlowDraft } from "../shared/useFlowDraft.ts";
import { type EarlierChoices, levelsOf } from "./new-quote-draft.ts";
import { quoteBasis, type QuoteDraft, quoteDraftChecks } from "./quote-draft.ts";
import { useAboutGroups } from "./useAboutGroups.ts";
import { type ShownStep, useQuoteProgress } from "./useQuoteProgress.ts";
import { type Ticks, useTicks } from "./useTicks.ts";

type Step = QuotePosition["reading"];

/** What every page of a quote works with, once it is requested. */
export interface QuoteFlowState extends FlowState<ShownStep>, FlowDraft<QuoteDraft>, InsurersOfQuote {
  readonly intent: GroupQuoteIntent;
  /** What came of it; null while it is not accepted. */
  readonly policy: GroupPolicyIntent | null;
  readonly goTo: (step: Step) => void;
  readonly reach: Reach;
  readonly at: Step;
  readonly ticks: Ticks;
  readonly accept: EnrolkitMutationResult<AcceptInput, GroupPolicyIntent>;
  /** Begins a new quote: at a step, with the same choices as far as it; null: with none. */
  readonly askAgain: (at: QuotePosition["choosing"] | null) => void;
  /** Shows another quote. */
  readonly show: (id: string) => void;
}

export interface QuoteFlowOptions {
  readonly intent: GroupQuoteIntent;
  readonly policy: GroupPolicyIntent | null;
  readonly onAgain: (from?: EarlierChoices) => void;
  readonly onShow: (id: string) => void;
  readonly memory: StepMemory;
}

export function useQuoteFlow({ intent, policy, onAgain, onShow, memory }: QuoteFlowOptions): QuoteFlowState {
  const { offer } = useQuoteMessages();
  const flow = useFlowDraft<QuoteDraft>(intent.id, {
    isOver: isOver(intent, policy),
    checks: quoteDraftChecks,
    positionAt: ({ step }) => ({ at: pageAt(step) }),
    basis: [quoteBasis(intent, policy)],
  });
  const reject = useRejectQuote(intent);
  const at = flow.draft.at ?? "quote";
  const goTo = (step: Step) => flow.updateDraft({ at: step });
  return {
    ...flow,
    ...useInsurersOfQuote(intent),
    intent,
    policy,
    at,
    goTo,
    reach: (step) =>
      intent.status === "quote_available" && policy === null && (step === "opening" || step === "check")
        ? () => goTo(pageAt(step))
        : undefined,
    ticks: useTicks(intent),
    accept: useAcceptQuote(intent.id),
    askAgain: (step) =>
      onAgain(step === null ? undefined : { at: step, levels: levelsOf(intent), of: intent.id }),
    show: onShow,
    memory,
    about: useAboutGroups(intent.items.flatMap(({ levels }) => levels)),
    progress: useQuoteProgress((step) =>
      step === "quote" && policy === null && at === "consents" ? () => goTo("quote") : undefined,
    ),
    decline: {
      label: offer.decline,
      title: offer.declineTitle,
      body: offer.declineBody,
      send: () => flow.mutate(() => reject.mutateAsync()),
    },
  };
}

/** The page of a step. */
function pageAt(step: FlowStep): Step {
  return step === "check" ? "consents" : "quote";
}

/** Whether nothing more happens to a quote. */
function isOver({ status }: GroupQuoteIntent, policy: GroupPolicyIntent | null): boolean {
  if (policy !== null) return policy.status === "policy_created" || policy.status === "provider_rejected";
  return ["rejected", "rejected_by_insurer", "quote_expired"].includes(status);
}

interface InsurersOfQuote {
  /** The plans of the levels, each once, as far as they are known. */
  readonly plans: readonly Plan[];
  readonly insurers: readonly Insurer[];
  /** What they are called, together. */
  readonly insurerNames: string;
}

function useInsurersOfQuote({ items, employer_id }: GroupQuoteIntent): InsurersOfQuote {
  const { benefit } = useMessages();
  const { list, isolate } = useFormat();
  const ids = new Set(items.flatMap(({ levels }) => levels.map(({ plan_id }) => plan_id)));
  const plans = usePlans([...ids]).data ?? [];
  const known = useProviders().data ?? [];
  const country = useEmployer(employer_id).data?.country;
  const insurers = known
    .filter(({ id }) => plans.some(({ provider_id }) => provider_id === id))
    .map(({ id, name, support_phone: phone }) => ({ id, name: isolate(name), phone, country }));
  const names = insurers.map(({ name }) => name);
  return { plans, insurers, insurerNames: names.length > 0 ? list(names) : benefit.other };
}

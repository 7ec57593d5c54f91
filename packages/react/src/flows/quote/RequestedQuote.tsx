"use client";
import type { GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/contract";
import { type QuoteStep, quoteStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";
import { Loading, Unreadable } from "../shared/Arriving.tsx";
import { useHeldStep } from "../shared/useHeldStep.ts";
import { type StepMemory, useStepChange } from "../shared/useStepChange.ts";
import { useGroupPolicyIntent } from "../../hooks/useGroupPolicyIntent.ts";
import { useGroupQuote } from "../../hooks/useGroupQuote.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { ActionRequired, PolicyActionRequired } from "./steps/ActionRequiredStep.tsx";
import { Consents } from "./steps/ConsentsStep.tsx";
import { Done } from "./steps/DoneStep.tsx";
import {
  Expired,
  ManualRenewal,
  Pending,
  ProviderRejected,
  QuoteExpired,
  Rejected,
  RejectedByInsurer,
  Unknown,
} from "./steps/EndedSteps.tsx";
import { Offered } from "./steps/QuoteStep.tsx";
import { type QuoteReading, useReading } from "./useQuoteFlow.ts";
import { Waiting } from "./steps/WaitingStep.tsx";

interface ReadingProps {
  id: string;
  memory: StepMemory<QuoteStep>;
  /** Begins a new quote, with choices to start from or with none. */
  onAgain: (from?: readonly LevelDraft[]) => void;
}

/** A quote that was asked for, and what comes of it. */
export function Reading({ id, ...props }: ReadingProps): ReactNode {
  const quote = useGroupQuote(id);
  const policy = useGroupPolicyIntent(id);
  for (const resource of [quote, policy]) {
    if (resource.isLoadingError) {
      return <Unreadable error={resource.error} again={() => void resource.refetch()} />;
    }
  }
  if (quote.data === undefined || policy.data === undefined) return <Loading />;
  return <Pages {...props} intent={quote.data} policy={policy.data} />;
}

/** The steps that a quote that was asked for can be at. */
type ReadingStep = Exclude<QuoteStep, "plan" | "cover" | "levels" | "cost_sharing" | "check">;

const pages: Readonly<Record<ReadingStep, (props: { flow: QuoteReading }) => ReactNode>> = {
  waiting: Waiting,
  quote: Offered,
  consents: Consents,
  done: Done,
  action_required: ActionRequired,
  rejected: Rejected,
  rejected_by_insurer: RejectedByInsurer,
  quote_expired: QuoteExpired,
  policy_action_required: PolicyActionRequired,
  pending_provider_approval: Pending,
  expired: Expired,
  provider_rejected: ProviderRejected,
  manual_renewal_gathering_required: ManualRenewal,
  unknown: Unknown,
};

interface PagesProps extends Omit<ReadingProps, "id"> {
  intent: GroupQuoteIntent;
  policy: GroupPolicyIntent | null;
}

function Pages({ intent, policy, memory, onAgain }: PagesProps): ReactNode {
  const flow = useReading({ intent, policy, onAgain, heading: memory.heading });
  const actual = quoteStep(intent.status, policy?.status ?? null, { choosing: "plan", reading: flow.at });
  const before = memory.last.current?.step ?? null;
  // Only where answers were sent is there a page that may stay meanwhile.
  const { step, isHeld } = useHeldStep(actual, before?.endsWith("action_required") ?? false, before);
  useStepChange(memory, intent.id, step);
  const Shown = pages[step as ReadingStep];
  return (
    <BlockBoundary key={step}>
      <Shown flow={isHeld ? { ...flow, isBusy: true } : flow} />
    </BlockBoundary>
  );
}

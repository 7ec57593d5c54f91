"use client";
import type { GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/types";
import { type QuotePosition, type QuoteStep, quoteStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useGroupPolicyIntent } from "../../hooks/useGroupPolicyIntent.ts";
import { useGroupQuote } from "../../hooks/useGroupQuote.ts";
import { CurrentStep, type StepMemory } from "../shared/CurrentStep.tsx";
import { FlowLoaded } from "../shared/Loaded.tsx";
import { ActionRequiredStep, PolicyActionRequiredStep } from "./steps/ActionRequiredStep.tsx";
import { ConsentsStep } from "./steps/ConsentsStep.tsx";
import { DoneStep } from "./steps/DoneStep.tsx";
import {
  ExpiredStep,
  ManualRenewalStep,
  PendingStep,
  ProviderRejectedStep,
  QuoteExpiredStep,
  RejectedByInsurerStep,
  RejectedStep,
  UnknownStep,
} from "./steps/EndedSteps.tsx";
import { OfferStep } from "./steps/OfferStep.tsx";
import { WaitingStep } from "./steps/WaitingStep.tsx";
import type { EarlierChoices } from "./new-quote-draft.ts";
import { quoteStepNames } from "./quote-step-names.ts";
import { type QuoteFlowState, useQuoteFlow } from "./useQuoteFlow.ts";

export interface RequestedQuoteProps {
  id: string;
  memory: StepMemory;
  /** Begins a new quote, with choices to start from or with none. */
  onAgain: (from?: EarlierChoices) => void;
  /** Shows another quote. */
  onShow: (id: string) => void;
}

/** A quote that was requested, and what comes of it. */
export function RequestedQuote({ id, ...props }: RequestedQuoteProps): ReactNode {
  return (
    <FlowLoaded of={[useGroupQuote(id), useGroupPolicyIntent(id)]}>
      {(intent, policy) => <Pages {...props} intent={intent} policy={policy} />}
    </FlowLoaded>
  );
}

const pages: Readonly<
  Record<Exclude<QuoteStep, QuotePosition["choosing"]>, (props: { flow: QuoteFlowState }) => ReactNode>
> = {
  waiting: WaitingStep,
  quote: OfferStep,
  consents: ConsentsStep,
  done: DoneStep,
  action_required: ActionRequiredStep,
  rejected: RejectedStep,
  rejected_by_insurer: RejectedByInsurerStep,
  quote_expired: QuoteExpiredStep,
  policy_action_required: PolicyActionRequiredStep,
  pending_provider_approval: PendingStep,
  expired: ExpiredStep,
  provider_rejected: ProviderRejectedStep,
  manual_renewal_gathering_required: ManualRenewalStep,
  unknown: UnknownStep,
};

interface PagesProps extends Omit<RequestedQuoteProps, "id"> {
  intent: GroupQuoteIntent;
  policy: GroupPolicyIntent | null;
}

function Pages(props: PagesProps): ReactNode {
  const flow = useQuoteFlow(props);
  const { intent, policy, memory } = props;
  const page = quoteStep(intent.status, policy?.status ?? null, { choosing: "plan", reading: flow.at });
  return (
    <CurrentStep
      flow={flow}
      page={page as keyof typeof pages}
      pages={pages}
      names={quoteStepNames}
      reach={flow.reach}
      intentId={intent.id}
      memory={memory}
      // Only where answers were sent is there a page that can stay meanwhile.
      mayHold={memory.last?.page.endsWith("action_required") ?? false}
    />
  );
}

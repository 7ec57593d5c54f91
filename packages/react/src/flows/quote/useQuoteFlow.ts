import type { GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/contract";
import type { QuotePosition } from "@enrolkit/rules";
import type { RefObject } from "react";
import type { LevelDraft } from "../../components/QuoteLevels/level-draft.ts";
import { useDraft } from "../../draft/useDraft.ts";
import { type Runs, useRuns } from "../shared/useFlowMutations.ts";
import type { EnrolkitMutationResult } from "../../hooks/useWrite.ts";
import { useRejectQuote } from "../../hooks/useGroupQuote.ts";
import { type AcceptInput, useAcceptQuote } from "../../hooks/useGroupPolicyIntent.ts";
import { levelsOf } from "./new-quote-draft.ts";
import type { StepName } from "./quote-steps.ts";
import { type ReadingDraft, readingChecks } from "./quote-draft.ts";
import { type Insurers, useInsurers } from "./useInsurers.ts";
import { type Ticks, useTicks } from "./useTicks.ts";

type Place = QuotePosition["reading"];

/** What every page of a quote works with, once it is asked for. */
export interface QuoteReading extends Runs {
  readonly intent: GroupQuoteIntent;
  /** What came of it; null while it is not accepted. */
  readonly policy: GroupPolicyIntent | null;
  readonly insurers: Insurers;
  readonly draft: Partial<ReadingDraft>;
  readonly keep: (change: Partial<ReadingDraft>) => void;
  readonly at: Place;
  readonly goTo: (place: Place) => void;
  readonly ticks: Ticks;
  readonly accept: EnrolkitMutationResult<AcceptInput, GroupPolicyIntent>;
  readonly reject: EnrolkitMutationResult<void, GroupQuoteIntent>;
  /** Begins a new quote, with the same choices or with none. */
  readonly askAgain: (withChoices: boolean) => void;
  readonly backTo: (step: StepName) => (() => void) | undefined;
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

export interface ReadingOptions {
  readonly intent: GroupQuoteIntent;
  readonly policy: GroupPolicyIntent | null;
  readonly onAgain: (from?: readonly LevelDraft[]) => void;
  readonly heading: QuoteReading["heading"];
}

export function useReading({ intent, policy, onAgain, heading }: ReadingOptions): QuoteReading {
  const [draft, keep] = useDraft(intent.id, isOver(intent, policy), readingChecks);
  const at = draft.at ?? "quote";
  const goTo = (place: Place) => keep({ at: place });
  return {
    ...useRuns(),
    intent,
    policy,
    insurers: useInsurers(intent),
    draft,
    keep,
    at,
    goTo,
    ticks: useTicks(intent),
    accept: useAcceptQuote(intent.id),
    reject: useRejectQuote(intent),
    askAgain: (withChoices) => onAgain(withChoices ? levelsOf(intent) : undefined),
    backTo: (step) =>
      step === "quote" && policy === null && at === "consents" ? () => goTo("quote") : undefined,
    heading,
  };
}

/** Whether nothing more happens to a quote. */
function isOver({ status }: GroupQuoteIntent, policy: GroupPolicyIntent | null): boolean {
  if (policy !== null) return policy.status === "policy_created" || policy.status === "provider_rejected";
  return ["rejected", "rejected_by_insurer", "quote_expired"].includes(status);
}

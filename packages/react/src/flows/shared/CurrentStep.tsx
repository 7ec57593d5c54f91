"use client";
import { type ReactNode, type RefCallback, useEffect, useLayoutEffect, useState } from "react";
import { useEnrolkit } from "../../provider/context.ts";
import type { FlowStep } from "../../provider/events.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { moveFocus } from "../../theme/move-focus.ts";
import { type FlowPageName, type StepNames, stepOfPage } from "./flow-steps.ts";
import { useFlowContext } from "./FlowContext.tsx";
import { Navigation } from "./Navigation.tsx";
import type { Reach } from "./navigation-props.ts";
import { usePreload } from "./usePreload.ts";

/** What a flow remembers of the page shown before, and the title of the page shown. */
export interface StepMemory {
  /** The page last shown. */
  last: ShownPage | null;
  /** Of the title of each page. */
  readonly titleRef: RefCallback<HTMLHeadingElement>;
  /** Moves focus to the title of the page, as soon as there is one: the code of a page can arrive later than its step. */
  readonly focusTitle: () => void;
}

interface ShownPage {
  /** Null before there is an intent. */
  readonly intentId: string | null;
  readonly page: FlowPageName;
  readonly step: FlowStep;
}

export function useStepMemory(): StepMemory {
  return useState(createStepMemory)[0];
}

function createStepMemory(): StepMemory {
  let title: HTMLElement | null = null;
  let isAwaited = false;
  function focusTitle(): void {
    isAwaited = title === null;
    moveFocus(title);
  }
  return {
    last: null,
    focusTitle,
    titleRef(element) {
      title = element;
      if (isAwaited) focusTitle();
    },
  };
}

interface CurrentStepProps<Page extends FlowPageName, Flow> {
  flow: Flow;
  page: Page;
  pages: Readonly<Record<Page, (props: { flow: Flow }) => ReactNode>>;
  names: StepNames;
  reach?: Reach | undefined;
  /** Null before there is one. */
  intentId: string | null;
  memory: StepMemory;
  /** Load the code of pages to come; always the same array. */
  laterParts?: readonly (() => Promise<unknown>)[] | undefined;
  /** Whether the page before can stay for a moment while the service works. */
  mayHold?: boolean | undefined;
}

const none: NonNullable<CurrentStepProps<FlowPageName, unknown>["laterParts"]> = [];

/** Of what has one step. */
export const nowhere: Reach = () => undefined;

/** The page of a flow that is shown now. One that fails to render can be tried again. */
export function CurrentStep<Page extends FlowPageName, Flow extends { readonly isBusy: boolean }>(
  props: CurrentStepProps<Page, Flow>,
): ReactNode {
  const { flow, pages, names, reach = nowhere, intentId, memory, mayHold = false, laterParts = none } = props;
  const { page, isHeld } = useHeldPage(props.page, mayHold, memory.last?.page ?? null);
  const step = stepOfPage(page, names);
  useStepChange(memory, { intentId, page, step });
  usePreload(laterParts);
  const { firstStep } = useFlowContext();
  // From now on the person leads.
  useEffect(() => {
    firstStep.step = undefined;
    firstStep.isAddressed = false;
  }, [firstStep]);
  // A page is held only where it is one of these.
  const Page: (props: { flow: Flow }) => ReactNode = pages[page as Page];
  return (
    <>
      <Navigation step={step} intentId={intentId} reach={reach} isBusy={isHeld || flow.isBusy} />
      <BlockBoundary key={page}>
        <Page flow={isHeld ? { ...flow, isBusy: true } : flow} />
      </BlockBoundary>
    </>
  );
}

/**
 * Moves focus to the title of a page that replaces another, which also announces it, once; emits `step_changed`. What a page
 * asks the page around ends with it.
 */
export function useStepChange(memory: StepMemory, { intentId, page, step }: ShownPage): void {
  const { emit } = useEnrolkit();
  const { asked } = useFlowContext();
  useEffect(() => () => asked.withdraw(), [asked, intentId, page]);
  // Ahead of the effects of the page, which may lead focus further, to what is wrong.
  useLayoutEffect(() => {
    const before = memory.last;
    memory.last = { intentId, page, step };
    if (before?.step !== step) emit({ type: "step_changed", intent_id: intentId, step });
    if (before !== null && (before.page !== page || before.intentId !== intentId)) memory.focusTitle();
  }, [memory, intentId, page, step, emit]);
}

const holdMs = 2000;

/**
 * Between two pages the service works for a moment. The page that the person came from stays that long, busy, before
 * the page that says so (`waiting`) replaces it; nothing flashes.
 */
function useHeldPage(
  page: FlowPageName,
  mayHold: boolean,
  shownBefore: FlowPageName | null,
): { page: FlowPageName; isHeld: boolean } {
  const [before, setBefore] = useState(shownBefore ?? page);
  const [isLate, setLate] = useState(false);
  if (page !== "waiting" && page !== before) setBefore(page);
  useEffect(() => {
    if (page !== "waiting") return;
    const timer = setTimeout(() => setLate(true), holdMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [page]);
  const isHeld = page === "waiting" && mayHold && !isLate && before !== "waiting";
  return { page: isHeld ? before : page, isHeld };
}

"use client";
import { type ReactNode, type RefCallback, useEffect, useLayoutEffect, useState } from "react";
import { useEnrolkit } from "../../provider/context.ts";
import type { FlowStep } from "../../provider/events.ts";
import { BlockBoundary } from "../../theme/BlockBoundary.tsx";
import { moveFocus } from "../../theme/move-focus.ts";
import { addressOf, type FlowPageName, type StepNames, stepOfPage } from "./flow-steps.ts";
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
  /** Which page of its step it is, from 1. */
  readonly number: number;
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

interface PageProps<Flow> {
  flow: Flow;
  number: number;
}

interface CurrentStepProps<Page extends FlowPageName, Flow> {
  flow: Flow;
  page: Page;
  /** Which page of its step it is, from 1; by default the first. */
  number?: number | undefined;
  pages: Readonly<Record<Page, (props: PageProps<Flow>) => ReactNode>>;
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
  const { isHeld, ...shown } = useHeldPage(props.page, props.number ?? 1, mayHold, memory.last);
  const { page, number } = shown;
  const step = stepOfPage(page, names);
  useStepChange(memory, { intentId, step, ...shown });
  usePreload(laterParts);
  const { firstStep } = useFlowContext();
  // From now on the person leads.
  useEffect(() => {
    firstStep.step = undefined;
    firstStep.isAddressed = false;
  }, [firstStep]);
  // A page is held only where it is one of these.
  const Page: (props: PageProps<Flow>) => ReactNode = pages[page as Page];
  return (
    <>
      <Navigation
        step={addressOf({ step, number })}
        intentId={intentId}
        reach={reach}
        isBusy={isHeld || flow.isBusy}
      />
      <BlockBoundary key={`${page} ${number}`}>
        <Page flow={isHeld ? { ...flow, isBusy: true } : flow} number={number} />
      </BlockBoundary>
    </>
  );
}

/**
 * Moves focus to the title of a page that replaces another, which also announces it, once; emits `step_changed`. What a page
 * asks the page around ends with it.
 */
export function useStepChange(memory: StepMemory, shown: ShownPage): void {
  const { intentId, page, step, number } = shown;
  const { emit } = useEnrolkit();
  const { asked } = useFlowContext();
  useEffect(() => () => asked.withdraw(), [asked, intentId, page, number]);
  // Ahead of the effects of the page, which may lead focus further, to what is wrong.
  useLayoutEffect(() => {
    const before = memory.last;
    memory.last = { intentId, page, step, number };
    if (before?.step !== step) emit({ type: "step_changed", intent_id: intentId, step });
    const isSame = before?.page === page && before.number === number && before.intentId === intentId;
    if (before !== null && !isSame) memory.focusTitle();
  }, [memory, intentId, page, step, number, emit]);
}

const holdMs = 2000;

type HeldPage = Pick<ShownPage, "page" | "number">;

/**
 * Between two pages the service works for a moment. The page that the person came from stays that long, busy, before
 * the page that says so (`waiting`) replaces it; nothing flashes.
 */
function useHeldPage(
  page: FlowPageName,
  number: number,
  mayHold: boolean,
  shownBefore: HeldPage | null,
): HeldPage & { isHeld: boolean } {
  const now = { page, number };
  const [before, setBefore] = useState<HeldPage>(shownBefore ?? now);
  const [isLate, setLate] = useState(false);
  if (page !== "waiting" && (page !== before.page || number !== before.number)) setBefore(now);
  useEffect(() => {
    if (page !== "waiting") return;
    const timer = setTimeout(() => setLate(true), holdMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [page]);
  const isHeld = page === "waiting" && mayHold && !isLate && before.page !== "waiting";
  const { page: shown, number: shownNumber } = isHeld ? before : now;
  return { page: shown, number: shownNumber, isHeld };
}

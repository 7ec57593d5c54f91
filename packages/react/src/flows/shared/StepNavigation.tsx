"use client";
import { type ReactNode, useEffect, useState } from "react";
import type { FlowStep } from "../../provider/events.ts";
import { useFlowContext } from "./FlowContext.tsx";
import type { FlowNavigation, FlowSettings } from "./flow-settings.ts";
import type { NavigationProps } from "./navigation-props.ts";

interface StepNavigationProps extends NavigationProps {
  navigation: NonNullable<FlowSettings["navigation"]>;
}

/** Keeps the step that is shown and the history of the page alike: in the page's router, or in entries of our own. */
export function StepNavigation({ navigation, ...props }: StepNavigationProps): ReactNode {
  return navigation === "history" ? (
    <HistoryNavigation {...props} />
  ) : (
    <RouterNavigation {...props} navigation={navigation} />
  );
}

function RouterNavigation(props: NavigationProps & { navigation: FlowNavigation }): ReactNode {
  const { navigation, step, reach, isBusy } = props;
  const { memory } = useFlowContext();
  const { step: wanted, onStepChange } = navigation;

  useEffect(() => {
    const { first, wanted: wantedBefore, reported = [], isGoing = false } = memory;
    const isFirst = memory.shown === undefined;
    const shown = memory.shown ?? first;
    memory.wanted = wanted;
    if (wanted === step) {
      memory.shown = step;
      memory.reported = [];
      memory.isGoing = false;
      return;
    }
    // A router can take a moment to follow: then its address is only late.
    const isLate = reported.includes(wanted ?? "");
    const isAsked = wanted != null && wanted !== wantedBefore && !isLate;
    const go = isAsked && !isFirst ? reach(wanted) : undefined;
    if (go !== undefined) {
      memory.isGoing = true;
      go();
      return;
    }
    const isReported = reported.at(-1) === step;
    if (isBusy || (isReported && !isAsked && !isGoing)) return;
    const missed = isFirst && first !== undefined && first !== step ? [first] : [];
    for (const one of missed) onStepChange(one, { replace: true });
    memory.reported = [...missed, ...reported, step];
    memory.shown = step;
    memory.isGoing = false;
    // In place of a step that cannot be reached, or no longer: no one goes back to it. While the service works, no step can.
    const isLeftForGood = shown !== undefined && step !== "waiting" && reach(shown) === undefined;
    const replace = isAsked || isGoing || shown === step || isLeftForGood;
    onStepChange(step, { replace });
    // `reach` and the callback are those of the moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, step, isBusy, memory]);
  return null;
}

/** An entry of the history, as it is in its state beside what the page's router has there. */
interface StepEntry {
  /** The flow that it is an entry of. */
  readonly flow: string;
  readonly step: string;
  readonly intentId: string | null;
}

const stateKey = "enrolkit";

/** Entries of the history for each step, with the address as it is. */
function HistoryNavigation(props: NavigationProps): ReactNode {
  const { intentId } = props;
  const { id } = useFlowContext();
  const [entry, setEntry] = useState(() => entryIn(history.state, id));
  useEffect(() => {
    // An entry of the page's own, or of another flow, leads away from this one: it is left as it is.
    const onPop = ({ state }: PopStateEvent): void => {
      const popped = entryIn(state, id);
      if (popped) setEntry(popped);
    };
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, [id]);

  function onStepChange(step: FlowStep, { replace }: { replace: boolean }): void {
    const next: StepEntry = { flow: id, step, intentId };
    // A router finds in it what it has put there.
    const state: unknown = { ...(history.state as object | null), [stateKey]: next };
    if (replace) history.replaceState(state, "");
    else history.pushState(state, "");
    setEntry(next);
  }

  // The last look at one thing is not that at another.
  const isOfAnother = entry?.step === "check" && entry.intentId !== intentId;
  const step = isOfAnother ? "" : entry?.step;
  return <RouterNavigation {...props} navigation={{ step, onStepChange }} />;
}

/** The entry of a flow in the state of the history. */
function entryIn(state: unknown, flow: string): StepEntry | undefined {
  const entry = (state as { [stateKey]?: StepEntry } | null)?.[stateKey];
  return entry?.flow === flow ? entry : undefined;
}

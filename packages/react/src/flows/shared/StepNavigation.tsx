"use client";
import { type ReactNode, useEffect, useState } from "react";
import type { FlowAddress } from "../../provider/events.ts";
import { useFlowContext } from "./FlowContext.tsx";
import type { FlowNavigation, FlowSettings } from "./flow-settings.ts";
import { setUpError } from "../../theme/enrolkit-error.ts";
import { wholeTime } from "../../theme/useArrival.ts";
import { useEnrolkit } from "../../provider/context.ts";
import { callHost } from "../../provider/report.ts";
import type { KnownEntry, NavigationMemory, NavigationProps } from "./navigation-props.ts";

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

interface RouterNavigationProps extends NavigationProps {
  navigation: FlowNavigation;
  /** The entries have their intents in their state. */
  hasIntents?: boolean | undefined;
}

function RouterNavigation(props: RouterNavigationProps): ReactNode {
  const { navigation, step, intentId, reach, isBusy, hasIntents = false } = props;
  const { memory } = useFlowContext();
  const { report } = useEnrolkit();
  const { step: wanted } = navigation;

  /** What fails in the page's router is the page's to know: the flow goes on. */
  function notifyPage(next: FlowAddress, replace: boolean): void {
    remember(memory, { step: next, intentId }, replace);
    callHost(
      (change) => navigation.onStepChange(next, change),
      { replace },
      (error) => {
        memory.isStuck = true;
        report(error);
      },
    );
  }

  useEffect(() => {
    if (wanted === step || memory.isStuck) return;
    const timer = setTimeout(() => {
      if (memory.reported?.at(-1) !== step) return;
      memory.isStuck = true;
      report(setUpError(`\`navigation.step\` does not follow \`onStepChange("${step}")\`.`));
    }, wholeTime());
    return () => clearTimeout(timer);
  }, [wanted, step, memory, report]);

  useEffect(() => {
    const { first, wanted: wantedBefore, reported = [], isGoing = false } = memory;
    const isFirst = memory.shown === undefined;
    const shown = memory.shown ?? first;
    memory.wanted = wanted;
    if (wanted === step) {
      memory.shown = step;
      remember(memory, { step, intentId }, true);
      memory.reported = [];
      memory.isGoing = false;
      return;
    }
    // A router can take a moment to follow: then its address is only late.
    const isLate = reported.includes(wanted ?? "");
    const isAsked = wanted != null && wanted !== wantedBefore && !isLate;
    const go =
      isAsked && !isFirst && (hasIntents || isOfIntent(memory, wanted, intentId)) ? reach(wanted) : undefined;
    if (go !== undefined) {
      memory.isGoing = true;
      go();
      return;
    }
    const isReported = reported.at(-1) === step;
    if (isBusy || (isReported && !isAsked && !isGoing)) return;
    const missed = isFirst && first !== undefined && first !== step ? [first] : [];
    for (const one of missed) notifyPage(one, true);
    memory.reported = [...missed, ...reported, step];
    memory.shown = step;
    memory.isGoing = false;
    // In place of a step that cannot be reached, or no longer: no one goes back to it. While the service works, no step can.
    const isLeftForGood = shown !== undefined && step !== "waiting" && reach(shown) === undefined;
    const replace = isAsked || isGoing || shown === step || isLeftForGood;
    notifyPage(step, replace);
    // `reach` and the callback are those of the moment.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted, step, intentId, isBusy, memory]);
  return null;
}

/** Follows what becomes of the history where another step is shown. */
function remember(memory: NavigationMemory, entry: KnownEntry, replace: boolean): void {
  const { entries = [], at = -1 } = memory;
  memory.at = replace ? Math.max(0, at) : at + 1;
  memory.entries = [...entries.slice(0, memory.at), entry, ...(replace ? entries.slice(memory.at + 1) : [])];
}

/**
 * Follows the page to an entry that is known: the nearest one of the step, behind before ahead. False where it was the last look
 * at something else: that is not the last look at what is shown now.
 */
function isOfIntent(memory: NavigationMemory, step: string, intentId: string | null): boolean {
  const { entries = [], at = 0 } = memory;
  const distance = (index: number) => Math.abs(index - at);
  const known = entries.flatMap((entry, index) => (entry.step === step && index !== at ? index : []));
  const [found] = known.toSorted((one, other) => distance(one) - distance(other) || one - other);
  if (found === undefined) {
    remember(memory, { step, intentId }, false);
    return true;
  }
  memory.at = found;
  return step !== "check" || entries[found]?.intentId === intentId;
}

/** An entry of the history, as it is in its state beside what the page's router has there. */
interface StepEntry extends KnownEntry {
  /** The flow that it is an entry of. */
  readonly flow: string;
}

const stateKey = "enrolkit";

/** Entries of the history for each page, with the address as it is. */
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

  function onStepChange(step: FlowAddress, { replace }: { replace: boolean }): void {
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
  return <RouterNavigation {...props} navigation={{ step, onStepChange }} hasIntents />;
}

/** The entry of a flow in the state of the history. */
function entryIn(state: unknown, flow: string): StepEntry | undefined {
  const entry = (state as { [stateKey]?: StepEntry } | null)?.[stateKey];
  return entry?.flow === flow ? entry : undefined;
}

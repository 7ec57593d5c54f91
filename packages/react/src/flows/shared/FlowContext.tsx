"use client";
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import type { OwnChanges } from "../../draft/useDraft.ts";

/** What all pages of one flow share. */
interface FlowContextValue {
  readonly changes: OwnChanges;
  /** Whether something has changed elsewhere, and the person has not gone on since. */
  readonly hasMovedOn: boolean;
  /** Counts what is being sent: 1 where it begins, -1 where it ends. */
  readonly countSending: (change: 1 | -1) => void;
}

const FlowContext = createContext<FlowContextValue | null>(null);

/** Goes around the pages of one flow. */
export function FlowProvider({ children }: { children: ReactNode }): ReactNode {
  const [sending, setSending] = useState(0);
  const [hasMovedOn, setMovedOn] = useState(false);
  const [stable] = useState(() => ({
    origin: { current: "elsewhere" } as OwnChanges["origin"],
    onMovedOn: () => setMovedOn(true),
    onStep: () => setMovedOn(false),
    countSending: (change: 1 | -1) => setSending((count) => count + change),
  }));
  const isSending = sending > 0;
  const value = useMemo(
    () => ({ changes: { ...stable, isSending }, hasMovedOn, countSending: stable.countSending }),
    [stable, isSending, hasMovedOn],
  );
  return <FlowContext.Provider value={value}>{children}</FlowContext.Provider>;
}

/** What the pages of the flow around share. */
export function useFlowContext(): FlowContextValue {
  const value = useContext(FlowContext);
  if (value === null) throw new Error("Enrolkit: a page of a flow is rendered outside of its flow.");
  return value;
}

/** Says that what is shown was begun elsewhere, where another page was shown before it. */
export function useBegunElsewhere(isLater: boolean): void {
  const { isSending, onMovedOn } = useFlowContext().changes;
  const [isBegun] = useState(isLater && !isSending);
  useLayoutEffect(() => {
    if (isBegun) onMovedOn();
  }, [isBegun, onMovedOn]);
}

"use client";
import { createContext, type ReactNode, useContext, useLayoutEffect, useMemo, useState } from "react";
import type { OwnChanges } from "../../draft/useDraft.ts";
import type { FlowStep } from "../../provider/events.ts";
import type { EnrolmentPrefill, FlowSettings, PaySettings, QuotePrefill } from "./flow-settings.ts";
import { type NamedPage, pageNamed } from "./flow-steps.ts";
import type { NavigationMemory } from "./navigation-props.ts";

/** What all pages of one flow share. */
interface FlowContextValue {
  /** The same for each visit to this flow, and for no other flow. */
  readonly id: string;
  readonly settings: FlowSettings & PaySettings & { readonly prefill?: Prefill | undefined };
  /** What the address named when the flow came, else the step that the page wants to begin at; until it has begun. */
  readonly firstStep: { step: FlowStep | undefined; number: number; isAddressed: boolean };
  readonly memory: NavigationMemory;
  readonly changes: OwnChanges;
  /** What the page around is being asked: `withdraw` ends it, and what it is about is not sent. */
  readonly asked: { withdraw: () => void };
  /** Whether something has changed elsewhere, and the person has not gone on since. */
  readonly hasMovedOn: boolean;
  /** Counts what is being sent: 1 where it begins, -1 where it ends. */
  readonly countSending: (change: 1 | -1) => void;
}

type Prefill = EnrolmentPrefill & QuotePrefill;

const FlowContext = createContext<FlowContextValue | null>(null);

interface FlowProviderProps {
  /** Another flow begins from nothing. */
  id: string;
  settings: FlowContextValue["settings"];
  children: ReactNode;
}

/** Goes around the pages of one flow. */
export function FlowProvider(props: FlowProviderProps): ReactNode {
  return <OneFlow key={props.id} {...props} />;
}

function OneFlow({ id, settings, children }: FlowProviderProps): ReactNode {
  const [sending, setSending] = useState(0);
  const [hasMovedOn, setMovedOn] = useState(false);
  const { navigation, initialStep } = settings;
  const [asked] = useState<FlowContextValue["asked"]>({ withdraw() {} });
  const [stable] = useState(() => ({
    asked,
    firstStep: firstStepOf(
      typeof navigation === "object" ? pageNamed(navigation.step) : undefined,
      initialStep,
    ),
    memory: {} as NavigationMemory,
    origin: { current: "elsewhere" } as OwnChanges["origin"],
    onMovedOn() {
      asked.withdraw();
      setMovedOn(true);
    },
    onStep: () => setMovedOn(false),
    countSending: (change: 1 | -1) => setSending((count) => count + change),
  }));
  const isSending = sending > 0;
  const value = useMemo(
    () => ({ ...stable, id, settings, changes: { ...stable, isSending }, hasMovedOn }),
    [stable, id, settings, isSending, hasMovedOn],
  );
  return <FlowContext.Provider value={value}>{children}</FlowContext.Provider>;
}

function firstStepOf(
  named: NamedPage | undefined,
  initialStep: FlowStep | undefined,
): FlowContextValue["firstStep"] {
  // Waiting, or being done, is the service's to say: an address from then leads to where the person left off.
  return named && named.step !== "waiting" && named.step !== "done"
    ? { ...named, isAddressed: true }
    : { step: initialStep, number: 1, isAddressed: false };
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

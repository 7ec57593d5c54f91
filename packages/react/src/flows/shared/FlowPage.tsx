"use client";
import type { ReactNode } from "react";
import { Frame } from "../../components/Frame/Frame.tsx";
import { ErrorSummary } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { type Step, Steps } from "../../primitives/Steps/Steps.tsx";
import { useSession } from "../../session/useSession.ts";
import { Heading, Section } from "../../theme/heading-level.tsx";
import type { StepMemory } from "./CurrentStep.tsx";
import { MovedOn, Problem } from "./Problem.tsx";
import { SupportLines, type Insurer } from "./SupportLines.tsx";
import type { Failure } from "./useFlowMutations.ts";

/** What a page needs to know of its flow. */
export interface PageState<Id extends string = string> {
  readonly memory: StepMemory;
  readonly failure: Failure | null;
  /** Why the page around did not let something go. */
  readonly refusal: string | null;
  /** Something was changed elsewhere, and the person has not gone on since. */
  readonly hasMovedOn: boolean;
  /** Something is being sent. */
  readonly isBusy: boolean;
  readonly progress?: FlowProgress<Id> | undefined;
  /** The groups that it is about, below each page's title. */
  readonly about?: string | undefined;
}

/** The steps of a flow as people see them: few enough for a phone, each for one page or more. */
export interface FlowProgress<Id extends string> {
  readonly steps: readonly { readonly id: Id; readonly label: string }[];
  /** How to go back to a step; undefined where that cannot be done. */
  readonly backTo: (id: Id) => (() => void) | undefined;
}

export interface FlowPageProps<Id extends string> {
  flow: PageState<Id>;
  /** The step that the page belongs to, `before` where none is begun. Absent where no steps are shown. */
  step?: NoInfer<Id> | "before" | undefined;
  /** The step is still to come: all before it is done, and others work on it. */
  isAwaited?: boolean | undefined;
  title: ReactNode;
  aside?: ReactNode | undefined;
  /** Buttons, the one that leads on first. */
  actions?: ReactNode | undefined;
  /** The one that leads on, which stays in view; `actions` are the others. */
  lead?: ReactNode | undefined;
  /** Enter in a field leads on, where that commits to nothing. */
  onEnter?: (() => void) | undefined;
  children?: ReactNode | undefined;
}

/** One page of a flow: the steps, the title that takes focus, what it says, what did not work, how to go on. */
export function FlowPage<Id extends string>(props: FlowPageProps<Id>): ReactNode {
  const { flow, step, isAwaited = false, title, aside, lead, actions, onEnter, children } = props;
  const { memory, failure, refusal, hasMovedOn, progress, about } = flow;
  const error = failure?.error ?? null;
  // Without a session there is one way on, and it is said with what happened.
  const isCutOff = useSession().status === "expired";
  return (
    <Frame
      head={step && progress && <Steps steps={stepsAt(step, progress, isAwaited)} />}
      aside={aside}
      onEnter={flow.isBusy ? undefined : onEnter}
    >
      <Heading size="page" focusRef={memory.titleRef}>
        {title}
      </Heading>
      {about && <p className="ek-quiet">{about}</p>}
      <Section>
        {refusal && <ErrorSummary problems={[{ message: refusal }]} />}
        <MovedOn error={error} isFound={hasMovedOn} />
        {children}
        <Problem error={error} retry={failure?.retry ?? null} />
        {lead && !isCutOff && <div className="ek-actions ek-lead-action">{lead}</div>}
        {actions && !isCutOff && <div className="ek-actions">{actions}</div>}
      </Section>
    </Frame>
  );
}

/** Once all is done nothing leads back. */
function stepsAt<Id extends string>(
  current: Id | "before",
  { steps, backTo }: FlowProgress<Id>,
  isAwaited: boolean,
): Step[] {
  const at = steps.findIndex(({ id }) => id === current);
  return steps.map(({ id, label }, index) => ({
    id,
    label,
    state: index === at && !isAwaited ? "current" : index < at ? "done" : "next",
    onSelect: index < at && current !== "done" ? backTo(id) : undefined,
  }));
}

export interface MessagePageProps<Id extends string> extends Omit<FlowPageProps<Id>, "flow"> {
  flow: PageState<Id> & { readonly insurers: readonly Insurer[] };
  /** What it means, a paragraph each, below the children. */
  says?: readonly string[] | undefined;
  /** Leads to each insurer, where that helps. */
  call?: ((insurer: string) => string) | undefined;
}

/** A page that has nothing to fill in: what the status means, and how to go on from there. */
export function MessagePage<Id extends string>(props: MessagePageProps<Id>): ReactNode {
  const { says = [], call, children, ...page } = props;
  return (
    <FlowPage {...page}>
      {children}
      {says.map((text) => (
        <p className="ek-text" key={text}>
          {text}
        </p>
      ))}
      {call && <SupportLines insurers={page.flow.insurers} say={call} />}
    </FlowPage>
  );
}

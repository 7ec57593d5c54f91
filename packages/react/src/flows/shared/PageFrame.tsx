"use client";
import type { ReactNode, RefObject } from "react";
import { Frame } from "../../components/Frame/Frame.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { MovedOn, Problem } from "./Problem.tsx";
import type { Failure } from "./useFlowMutations.ts";

export interface PageFrameProps {
  title: ReactNode;
  heading: RefObject<HTMLHeadingElement | null>;
  failure: Failure | null;
  /** The steps. */
  head?: ReactNode;
  aside?: ReactNode;
  /** Buttons, the one that leads on first. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** One page: the steps, the title that takes focus, what it says, what did not work, how to go on. */
export function PageFrame(props: PageFrameProps): ReactNode {
  const { title, heading, failure, head, aside, actions, children } = props;
  const error = failure?.error ?? null;
  return (
    <Frame head={head} aside={aside}>
      <Heading size="page" focusRef={heading}>
        {title}
      </Heading>
      <Section>
        <MovedOn error={error} />
        {children}
        <Problem error={error} again={failure?.again ?? null} />
        {actions && <div className="ek-actions">{actions}</div>}
      </Section>
    </Frame>
  );
}

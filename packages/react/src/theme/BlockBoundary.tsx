"use client";
import { Component, type ComponentType, type ReactNode, useContext } from "react";
import { type BlockFailure, LanguageContext } from "../messages/hooks.ts";
import { Failed, PlainWords } from "./Failed.tsx";
import { PlainBox } from "./PlainBox.tsx";
import { AccessContext, type Access, ReportContext, StandIn, ThemeContext } from "./theme-context.ts";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly report: ((error: Error) => void) | undefined;
  readonly refetch: Access["refetch"];
  /** Stands there instead. */
  readonly Instead: ComponentType<BlockFailure>;
}

/**
 * Around a block. Before there is a language, once the person has signed out, and where something inside fails to render,
 * it says so and how to go on; the rest of the page goes on, and the page's monitoring is notified.
 */
export function BlockBoundary({ children }: { children: ReactNode }): ReactNode {
  const report = useContext(ReportContext);
  const { signIn, refetch } = useContext(AccessContext);
  const { messages, missing } = useContext(LanguageContext);
  const { fallback } = useContext(ThemeContext);
  if (messages !== null && signIn) {
    return (
      <PlainBox role="status" action={messages.action.signIn} onAction={signIn}>
        {messages.error.signed_out}
      </PlainBox>
    );
  }
  return (
    <Boundary report={report} refetch={refetch} Instead={Broken}>
      {messages !== null ? (
        children
      ) : missing ? (
        <Failed {...missing} />
      ) : (
        <StandIn of={fallback?.loading} input={[]} />
      )}
    </Boundary>
  );
}

class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override readonly state = { error: null };

  static getDerivedStateFromError(error: Error): { error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error): void {
    this.props.report?.(error);
  }

  readonly retry = (): void => {
    // What it failed on may be what was read.
    this.props.refetch?.();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    const { children, Instead } = this.props;
    return error === null ? children : <Instead error={error} retry={this.retry} />;
  }
}

/** What the host shows instead can fail too. */
function Broken(failure: BlockFailure): ReactNode {
  const report = useContext(ReportContext);
  const { messages } = useContext(LanguageContext);
  return (
    <Boundary report={report} refetch={failure.retry} Instead={PlainWords}>
      <Failed {...failure}>{messages?.error.block}</Failed>
    </Boundary>
  );
}

"use client";
import { Component, type ReactNode, useContext } from "react";
import { type BlockFailure, LanguageContext, useMessages } from "../messages/hooks.ts";
import { Failed } from "./Failed.tsx";
import { PlainBox } from "./PlainBox.tsx";
import { AccessContext, type Access, ReportContext, standIn, ThemeContext } from "./theme-context.ts";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly report: ((error: Error) => void) | undefined;
  readonly refetch: Access["refetch"];
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
  if (messages === null) return missing ? <Failed {...missing} /> : standIn(fallback?.loading);
  if (signIn) {
    return (
      <PlainBox role="status" action={messages.action.signIn} onAction={signIn}>
        {messages.error.signed_out}
      </PlainBox>
    );
  }
  return (
    <Boundary report={report} refetch={refetch}>
      {children}
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
    return error === null ? this.props.children : <Broken error={error} retry={this.retry} />;
  }
}

function Broken(failure: BlockFailure): ReactNode {
  return <Failed {...failure}>{useMessages().error.block}</Failed>;
}

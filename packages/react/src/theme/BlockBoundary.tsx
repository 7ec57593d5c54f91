"use client";
import { Component, type ReactNode, useContext } from "react";
import { useMessages } from "../messages/hooks.ts";
import { PlainBox } from "./PlainBox.tsx";
import { ReportContext } from "./theme-context.ts";

interface BoundaryProps {
  readonly children: ReactNode;
  readonly report: ((error: Error) => void) | undefined;
}

/** Something inside failed to render: the rest of the page goes on, the page's monitoring is notified, and it can be tried again. */
export function BlockBoundary({ children }: { children: ReactNode }): ReactNode {
  return <Boundary report={useContext(ReportContext)}>{children}</Boundary>;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.report?.(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <Broken onRetry={() => this.setState({ failed: false })} />;
  }
}

function Broken({ onRetry }: { onRetry: () => void }): ReactNode {
  const { error, action } = useMessages();
  return (
    <PlainBox role="alert" action={action.retry} onAction={onRetry}>
      {error.block}
    </PlainBox>
  );
}

"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";

export interface DeclineProps {
  label: string;
  /** The question that is asked first, and what it would mean. */
  title: string;
  body: string;
  busy: boolean;
  onDecline: () => Promise<unknown>;
}

/** "I do not want this", quietly, with a question before it counts. */
export function Decline({ label, title, body, busy, onDecline }: DeclineProps): ReactNode {
  const { action } = useMessages();
  const [isAsking, setAsking] = useState(false);

  async function decline(): Promise<void> {
    await onDecline();
    setAsking(false);
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{action.back}</Button>
            <Button kind="danger" busy={busy} onClick={() => void decline()}>
              {label}
            </Button>
          </>
        }
      >
        <p className="ek-text">{body}</p>
      </Dialog>
    </>
  );
}

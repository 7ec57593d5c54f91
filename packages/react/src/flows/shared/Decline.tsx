"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Dialog } from "../../primitives/Dialog/Dialog.tsx";

/** How a flow is ended without what it is for. */
export interface Declining {
  readonly label: string;
  /** The question that is asked first, and what it would mean. */
  readonly title: string;
  readonly body: string;
  /** What is declined with it, a line each. */
  readonly what?: readonly string[] | undefined;
  readonly send: () => Promise<unknown>;
}

interface DeclineProps {
  flow: { readonly decline: Declining; readonly isBusy: boolean };
}

/** "I do not want this", quietly, with a question before it counts. */
export function Decline({ flow: { decline, isBusy } }: DeclineProps): ReactNode {
  const { action } = useMessages();
  const [isAsking, setAsking] = useState(false);

  async function send(): Promise<void> {
    await decline.send();
    setAsking(false);
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {decline.label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={decline.title}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{action.back}</Button>
            <Button kind="danger" busy={isBusy} onClick={() => void send()}>
              {decline.label}
            </Button>
          </>
        }
      >
        {decline.what && (
          <ul className="ek-list">
            {decline.what.map((text) => (
              <li className="ek-item" key={text}>
                {text}
              </li>
            ))}
          </ul>
        )}
        <p className="ek-text">{decline.body}</p>
      </Dialog>
    </>
  );
}

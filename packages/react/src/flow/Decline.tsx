"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../messages/hooks.ts";
import { Button } from "../primitives/Button/Button.tsx";
import { Dialog } from "../primitives/Dialog/Dialog.tsx";
import type { Flow } from "./use-flow.ts";

/** "I do not want this cover", quietly, with a question before it counts. */
export function Decline({ flow }: { flow: Flow }): ReactNode {
  const { action, check } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const { actions, run, isBusy } = flow;

  async function decline(): Promise<void> {
    await run(() => actions.reject.send());
    setAsking(false);
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {action.decline}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={check.declineTitle}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{action.back}</Button>
            <Button kind="danger" busy={isBusy} onClick={() => void decline()}>
              {action.decline}
            </Button>
          </>
        }
      >
        <p className="ek-text">{check.declineBody}</p>
      </Dialog>
    </>
  );
}

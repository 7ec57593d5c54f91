"use client";
import type { ReactNode } from "react";
import { Decline } from "../../shared/Decline.tsx";
import type { Changing } from "../useAmendmentFlow.ts";
import { useAmendmentMessages } from "../../../messages/hooks.ts";

/** "Everything is to stay as it is". */
export function GiveUp({ flow }: { flow: Changing }): ReactNode {
  const { giveUp } = useAmendmentMessages();
  const { actions, run, isBusy } = flow;
  return (
    <Decline
      label={giveUp.label}
      title={giveUp.title}
      body={giveUp.body}
      busy={isBusy}
      onDecline={() => run(() => actions.cancel.mutateAsync())}
    />
  );
}

"use client";
import type { ReactNode } from "react";
import { Decline as AskFirst } from "../shared/Decline.tsx";
import { useMessages } from "../../messages/hooks.ts";
import type { Flow } from "./useEnrolmentFlow.ts";

/** "I do not want this cover". */
export function Decline({ flow }: { flow: Flow }): ReactNode {
  const { action, check } = useMessages();
  const { actions, run, isBusy } = flow;
  return (
    <AskFirst
      label={action.decline}
      title={check.declineTitle}
      body={check.declineBody}
      busy={isBusy}
      onDecline={() => run(() => actions.reject.mutateAsync())}
    />
  );
}

"use client";
import { type ReactNode, useState } from "react";
import { useAmendmentMessages, useMessages } from "../../../messages/hooks.ts";
import { Decline } from "../../shared/Decline.tsx";
import { WaitingPage } from "../../shared/WaitingPage.tsx";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

/** What is being done, by the service or the insurer. */
export function WaitingStep({ flow }: { flow: AmendmentFlowState }): ReactNode {
  const { intent, inForce, insurers } = flow;
  const { waiting } = useMessages();
  const { amendmentWaiting: texts } = useAmendmentMessages();
  // A change does not say when it came to its status: counted from when the person saw it.
  const [since] = useState(() => inForce.now.toISOString());
  const insurer = insurers[0]?.name ?? "";
  const titles: Readonly<Record<string, string>> = {
    action_required: waiting.people,
    awaiting_quote: texts.quoting(insurer),
  };
  return (
    <WaitingPage
      flow={flow}
      step={intent.status === "processing" ? "done" : "people"}
      isAwaited={intent.status === "processing"}
      title={titles[intent.status] ?? texts.changing(insurer)}
      since={since}
      actions={intent.status === "awaiting_quote" && <Decline flow={flow} />}
    />
  );
}

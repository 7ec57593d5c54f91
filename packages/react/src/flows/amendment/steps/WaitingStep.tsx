"use client";
import { type ReactNode, useState } from "react";
import { useIsLong } from "../../shared/useIsLong.ts";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Progress } from "../../../primitives/Progress/Progress.tsx";
import { AmendmentPage } from "../AmendmentPage.tsx";
import { GiveUp } from "./GiveUp.tsx";
import type { Changing } from "../useAmendmentFlow.ts";

/** What is being done, by whom, how long it takes, and that the page may be closed. Moves on by itself. */
export function WaitingPage({ flow }: { flow: Changing }): ReactNode {
  const { intent, inForce } = flow;
  const { waiting } = useMessages();
  const { amendmentWaiting: texts } = useAmendmentMessages();
  const { isolate } = useFormat();
  // A change does not say when it came to where it is: counted from when the person saw it.
  const [since] = useState(() => inForce.now.toISOString());
  const isLong = useIsLong(since);
  const insurer = isolate(inForce.provider.name);
  const titles: Readonly<Record<string, string>> = {
    action_required: waiting.people,
    awaiting_quote: texts.quoting(insurer),
  };
  return (
    <AmendmentPage
      flow={flow}
      step={intent.status === "processing" ? "done" : "people"}
      title={titles[intent.status] ?? texts.changing(insurer)}
      actions={intent.status === "awaiting_quote" && <GiveUp flow={flow} />}
    >
      <Progress>{isLong ? waiting.long : waiting.usual}</Progress>
      <p className="ek-text">{waiting.leave}</p>
    </AmendmentPage>
  );
}

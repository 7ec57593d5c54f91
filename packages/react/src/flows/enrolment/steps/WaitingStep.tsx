"use client";
import type { ReactNode } from "react";
import { useIsLong } from "../../shared/useIsLong.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Progress } from "../../../primitives/Progress/Progress.tsx";
import { Page } from "../Page.tsx";
import { providersOf } from "../SupportLines.tsx";
import type { Flow } from "../useEnrolmentFlow.ts";

/** What is being done, by whom, how long it takes, and that the page may be closed. Moves on by itself. */
export function Waiting({ flow }: { flow: Flow }): ReactNode {
  const { waiting } = useMessages();
  const { intent } = flow;
  const isLong = useIsLong(intent.updated_at);
  const title = useWhat(flow);
  return (
    <Page flow={flow} step={intent.status === "enrolling" ? "done" : "before"} title={title}>
      <Progress>{isLong ? waiting.long : waiting.usual}</Progress>
      <p className="ek-text">{waiting.leave}</p>
    </Page>
  );
}

function useWhat({ intent }: Flow): string {
  const { waiting } = useMessages();
  const { list } = useFormat();
  if (intent.status === "enrolling") {
    return waiting.enrolling(list(providersOf(intent).map(({ name }) => name)));
  }
  return intent.status === "pending_confirmation" ? waiting.people : waiting.processing;
}

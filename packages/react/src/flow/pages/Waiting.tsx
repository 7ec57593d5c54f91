"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Progress } from "../../primitives/Progress/Progress.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import { Page } from "../Page.tsx";
import { providersOf } from "../SupportLines.tsx";
import type { Flow } from "../use-flow.ts";

const long = 60_000;

/** What is being done, by whom, how long it takes, and that the page may be closed. Moves on by itself. */
export function Waiting({ flow }: { flow: Flow }): ReactNode {
  const { waiting } = useMessages();
  const { intent } = flow;
  const isLong = useIsLong(Date.parse(intent.updated_at) + long);
  const title = useWhat(flow);
  return (
    <Page flow={flow} step={intent.status === "enrolling" ? "done" : "before"} title={title}>
      <Progress>{isLong ? waiting.long : waiting.usual}</Progress>
      <p className="ek-text">{waiting.leave}</p>
    </Page>
  );
}

/** Whether an instant has passed by the service's clock, from when on it takes longer than usual. */
function useIsLong(from: number): boolean {
  const { client } = useEnrolkit();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, from - client.serverTime()));
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [from, client]);
  return isLong;
}

function useWhat({ intent }: Flow): string {
  const { waiting } = useMessages();
  const { list } = useFormat();
  if (intent.status === "enrolling") {
    return waiting.enrolling(list(providersOf(intent).map(({ name }) => name)));
  }
  return intent.status === "pending_confirmation" ? waiting.people : waiting.processing;
}

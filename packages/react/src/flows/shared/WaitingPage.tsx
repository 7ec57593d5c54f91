"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Progress } from "../../primitives/Progress/Progress.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import { FlowPage, type FlowPageProps } from "./FlowPage.tsx";

interface WaitingPageProps<Id extends string> extends Omit<FlowPageProps<Id>, "children" | "aside"> {
  /** When it began, an ISO date-time. */
  since: string;
}

/** What is being done, how long it takes, and that the page may be closed. Moves on by itself. */
export function WaitingPage<Id extends string>({ since, ...page }: WaitingPageProps<Id>): ReactNode {
  const { waiting } = useMessages();
  const isLong = useIsLong(since);
  return (
    <FlowPage {...page}>
      <Progress>{isLong ? waiting.long : waiting.usual}</Progress>
      <p className="ek-text">{waiting.leave}</p>
    </FlowPage>
  );
}

const longMs = 60_000;

/** Whether something that began then takes longer than usual, by the service's clock. */
function useIsLong(since: string): boolean {
  const { client } = useEnrolkit();
  const [isLong, setLong] = useState(false);
  const from = Date.parse(since) + longMs;
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, from - client.serverTime()));
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [from, client]);
  return isLong;
}

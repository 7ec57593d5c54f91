"use client";
import { type ReactNode, useEffect, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Progress } from "../../primitives/Progress/Progress.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import { FlowPage, type FlowPageProps } from "./FlowPage.tsx";

/** A decision that takes longer than a moment: who takes how many days, and by which day. */
export interface LongWait {
  readonly insurer: string;
  readonly days: number;
  /** When it is expected, an ISO date-time. */
  readonly expectedAt: string;
  /** The same where the person is, `YYYY-MM-DD`. */
  readonly expectedOn: string;
}

interface WaitingPageProps<Id extends string> extends Omit<FlowPageProps<Id>, "children" | "aside"> {
  /** When it began, an ISO date-time. */
  since: string;
  /** Where it is known to take longer than a minute. */
  long?: LongWait | undefined;
}

/** What is being done, how long it takes, and that the page may be closed. Moves on by itself. */
export function WaitingPage<Id extends string>({ since, long, ...page }: WaitingPageProps<Id>): ReactNode {
  const { waiting } = useMessages();
  const format = useFormat();
  const isOverdue = useIsLong(long?.expectedAt ?? since);
  return (
    <FlowPage {...page}>
      {long && !isOverdue ? (
        <>
          <p className="ek-text">{waiting.days(long.insurer, format.count(long.days))}</p>
          <p className="ek-text">{waiting.answer(format.day(long.expectedOn))}</p>
        </>
      ) : (
        <Progress>{isOverdue ? waiting.long : waiting.usual}</Progress>
      )}
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

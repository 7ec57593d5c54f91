"use client";
import type { ReactNode } from "react";
import { localDate, timeZoneOf } from "@enrolkit/rules";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { type LongWait, WaitingPage } from "../../shared/WaitingPage.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

/** What is being done: by the insurer, or before the person can choose. */
export function WaitingStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent, insurers } = flow;
  const { waiting } = useMessages();
  const { list } = useFormat();
  const isEnrolling = intent.status === "enrolling";
  const title = isEnrolling
    ? waiting.enrolling(list(insurers.map(({ name }) => name)))
    : intent.status === "pending_confirmation"
      ? waiting.people
      : waiting.processing;
  return (
    <WaitingPage
      flow={flow}
      step={isEnrolling ? "done" : "before"}
      isAwaited
      title={title}
      since={intent.updated_at}
      long={longWaitOf(flow)}
    />
  );
}

const hourMs = 60 * 60 * 1000;

/** The insurer's decision, where it is expected later than in a moment. */
function longWaitOf({ intent, insurers, day }: EnrolmentFlowState): LongWait | undefined {
  const { decision_expected_at: expectedAt, updated_at } = intent;
  if (expectedAt === undefined || !day.isKnown) return undefined;
  const hours = (Date.parse(expectedAt) - Date.parse(updated_at)) / hourMs;
  if (hours < 1) return undefined;
  const zone = timeZoneOf(day.location, expectedAt.slice(0, 10));
  return {
    insurer: insurers[0]?.name ?? "",
    days: Math.ceil(hours / 24),
    expectedAt,
    expectedOn: localDate(new Date(expectedAt), zone),
  };
}

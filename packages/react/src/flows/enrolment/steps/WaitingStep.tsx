"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { WaitingPage } from "../../shared/WaitingPage.tsx";
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
    <WaitingPage flow={flow} step={isEnrolling ? "done" : "before"} title={title} since={intent.updated_at} />
  );
}

"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { DueBy } from "../../shared/DueBy.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

interface EnrolmentDueByProps {
  flow: EnrolmentFlowState;
  inline?: boolean | undefined;
}

/** Until when what comes next is to be done: each state that waits for the person has a time of its own (decisions §5). */
export function EnrolmentDueBy({ flow: { intent, day }, inline = false }: EnrolmentDueByProps): ReactNode {
  const { deadline } = useMessages();
  const title = intent.status === "coverage_options_required" ? deadline.choose : undefined;
  return <DueBy dueBy={intent.due_by} day={day} id={intent.id} title={title} inline={inline} />;
}

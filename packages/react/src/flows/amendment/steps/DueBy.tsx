"use client";
import type { ReactNode } from "react";
import { Deadline } from "../../../components/Deadline/Deadline.tsx";
import { dueByOf } from "../../../query/intents.ts";
import type { Changing } from "../useAmendmentFlow.ts";
import { useAmendmentMessages } from "../../../messages/hooks.ts";

/** The last day to go on with a change; nothing where there is none. */
export function DueBy({ flow: { intent, inForce } }: { flow: Changing }): ReactNode {
  const { who } = useAmendmentMessages();
  const dueBy = dueByOf(intent);
  if (dueBy === undefined) return null;
  return (
    <Deadline dueBy={dueBy} place={inForce.place} now={inForce.now} title={who.deadline} id={intent.id} />
  );
}

"use client";
import type { EnrolmentIntent } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { Deadline } from "../../components/Deadline/Deadline.tsx";
import { useWhereAndWhen } from "../shared/useLocalDay.ts";

/** The deadline of the state that an enrolment waits in; nothing where there is none. */
export function DueBy({ intent }: { intent: EnrolmentIntent }): ReactNode {
  const { employee, place, now } = useWhereAndWhen(intent.employee_id);
  if (intent.due_by === undefined || employee === undefined) return null;
  return <Deadline dueBy={intent.due_by} place={place} now={now} id={intent.id} />;
}

"use client";
import type { ReactNode } from "react";
import { Deadline } from "../../components/Deadline/Deadline.tsx";
import { useEmployer } from "../../hooks/useGroups.ts";
import { useEmployersDay } from "./useEmployersDay.ts";

interface DueByProps {
  of: { id: string; employer_id: string };
  dueBy: string | null | undefined;
  /** What the entry in the calendar is called. */
  title: string;
}

/** The day until which something is to be done, where the employer is; nothing where there is none. */
export function DueBy({ of, dueBy, title }: DueByProps): ReactNode {
  const employer = useEmployer(of.employer_id).data;
  const { place, now } = useEmployersDay(employer);
  if (!dueBy || !employer) return null;
  return <Deadline dueBy={dueBy} place={place} now={now} title={title} id={of.id} />;
}

"use client";
import type { ReactNode } from "react";
import { Deadline, type DeadlineProps } from "../../components/Deadline/Deadline.tsx";
import type { LocalDay } from "./useLocalDay.ts";

interface DueByProps extends Pick<DeadlineProps, "id" | "title" | "inline"> {
  dueBy: string | null | undefined;
  day: LocalDay;
}

/** The last day for something, at the location of those who are to do it; nothing where there is none. */
export function DueBy({ dueBy, day, ...deadline }: DueByProps): ReactNode {
  if (!dueBy || !day.isKnown) return null;
  return <Deadline dueBy={dueBy} location={day.location} now={day.now} {...deadline} />;
}

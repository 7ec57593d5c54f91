"use client";
import { addDays } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useEmployer } from "../../../hooks/useGroups.ts";
import { useFormat, useQuoteMessages } from "../../../messages/hooks.ts";
import { useLocalDay } from "../../shared/useLocalDay.ts";

interface CoveredFromProps {
  employerId: string;
  /** The first day of the group policies, `YYYY-MM-DD`. */
  startsOn: string;
}

/**
 * From when employees are covered: from the first day of the month after they finish, and not before the group's policy
 * starts. Who joins the company later starts later.
 */
export function CoveredFrom({ employerId, startsOn }: CoveredFromProps): ReactNode {
  const { made } = useQuoteMessages();
  const format = useFormat();
  const { today, isKnown } = useLocalDay(useEmployer(employerId).data);
  const lastDay = addDays(`${startsOn.slice(0, 8)}01`, -1);
  return (
    isKnown && (
      <p className="ek-text">
        {lastDay < today ? made.coveredNext : made.covered(format.day(lastDay), format.date(startsOn))}
      </p>
    )
  );
}

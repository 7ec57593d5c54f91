"use client";
import type { Plan, PlanCoverage, Policy } from "@enrolkit/types";
import type { ReactNode } from "react";
import { ChosenCover } from "../../components/ChosenCover/ChosenCover.tsx";
import { choicesOfMember } from "../../components/ChosenCover/choices-of-member.ts";
import { MemberList } from "../../components/ChosenCover/MemberList.tsx";
import { useFormat, useMessages } from "../../messages/hooks.ts";

interface ChosenByAllProps {
  policy: Policy;
  plan: Pick<Plan, "coverage_configurations">;
  /** Narrowed to what the employer, the employee and each member have chosen. */
  coverages: readonly PlanCoverage[];
  isOver: boolean;
}

/** What was chosen for all, and by each member for themselves; and until when one's own choices stay. */
export function ChosenByAll({ policy, plan, coverages, isOver }: ChosenByAllProps): ReactNode {
  const { members, year_ends_on } = policy;
  const { done } = useMessages();
  const format = useFormat();
  const choosing = members.filter(({ coverage_selections }) => coverage_selections.length > 0);
  return (
    <div className="ek-stack" data-ek-gap="small">
      <ChosenCover coverages={coverages.filter(({ scope }) => scope !== "member")} />
      {choosing.length > 0 && (
        <MemberList
          members={choosing.map((member) => ({
            id: member.id,
            name: format.name(member, members),
            chosen: choicesOfMember(plan.coverage_configurations, member.coverage_selections),
          }))}
        />
      )}
      {!isOver && coverages.some(({ scope }) => scope === "policy") && (
        <p className="ek-quiet">{done.fixed(format.date(year_ends_on))}</p>
      )}
    </div>
  );
}

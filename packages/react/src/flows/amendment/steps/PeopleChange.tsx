"use client";
import { latestDate } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { choicesOfMember } from "../../../components/ChosenCover/choices-of-member.ts";
import { MemberList } from "../../../components/ChosenCover/MemberList.tsx";
import { membersOn } from "../../../cost/changed-cost.ts";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { useListedMembers } from "../useListedMembers.ts";
import { type ChangedMember, changedMembers } from "../member-changes.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

/** Who stays, who joins and who leaves; with the end of cover all leave. */
export function PeopleChange({ flow }: { flow: AmendmentFlowState }): ReactNode {
  const { inForce, intent, subIntent, persons, change } = flow;
  const { policy, plan, today } = inForce;
  const { fate: texts } = useAmendmentMessages();
  const { relation } = useMessages();
  const format = useFormat();
  const listed = useListedMembers();
  const before = membersOn(policy, latestDate(today, intent.effective_from));
  const dependents = subIntent?.dependents ?? [];
  const changes =
    change === "cancellation"
      ? before.map((member): ChangedMember => ({ fate: "leaves", member }))
      : changedMembers(before, dependents, persons);

  const chosenBy = (id: string | null) => {
    const dependent = dependents.find(({ associated_person_id }) => associated_person_id === id);
    return dependent && choicesOfMember(plan.coverage_configurations, dependent.coverage_selections);
  };
  return (
    <MemberList
      members={changes.flatMap((one) => {
        if (one.fate === "joins") {
          const { person } = one;
          return {
            id: person.id,
            name: format.name(person, persons),
            relation: `${messageFor(relation, person.relationship_type)} · ${texts.joins}`,
            chosen: chosenBy(person.id),
          };
        }
        return listed([one.member], persons).map((member) => ({
          ...member,
          relation: [member.relation, texts[one.fate]].filter(Boolean).join(" · "),
          chosen: one.fate === "stays" ? chosenBy(one.member.associated_person_id) : null,
        }));
      })}
    />
  );
}

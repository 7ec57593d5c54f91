"use client";
import { narrowCoverage } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { MemberList } from "../../../components/ChosenCover/MemberList.tsx";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { useCoveredPeople } from "../useCoveredPeople.ts";
import type { Flow } from "../useEnrolmentFlow.ts";

/** Who is covered: you, and those on the list with their relation and their own choices. */
export function MemberNames({ flow }: { flow: Flow }): ReactNode {
  const { common, relation } = useMessages();
  const format = useFormat();
  const people = useCoveredPeople(flow) ?? [];
  return (
    <MemberList
      members={[
        { id: "you", name: common.you },
        ...people.map(({ person, selections }) => ({
          id: person.id,
          name: format.name(person),
          relation: messageFor(relation, person.relationship_type),
          chosen: narrowCoverage(flow.subIntent?.coverage_options ?? [], selections ?? []),
        })),
      ]}
    />
  );
}

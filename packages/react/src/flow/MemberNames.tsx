"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../messages/hooks.ts";
import { messageFor } from "../messages/messages.ts";
import { useCoveredPeople } from "./use-covered-people.ts";
import type { Flow } from "./use-flow.ts";

/** Who is covered: you, and those on the list with their relation. */
export function MemberNames({ flow }: { flow: Flow }): ReactNode {
  const { common, relation } = useMessages();
  const format = useFormat();
  const people = useCoveredPeople(flow) ?? [];
  return (
    <ul className="ek-member-list">
      <li className="ek-item">{common.you}</li>
      {people.map(({ person }) => (
        <li className="ek-item" key={person.id}>
          <bdi className="ek-name">{format.name(person)}</bdi>{" "}
          <span className="ek-quiet">{messageFor(relation, person.relationship_type)}</span>
        </li>
      ))}
    </ul>
  );
}

import type { CoveredMember, RelationshipType } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { initialsOf } from "../../text/initials.ts";
import { Name } from "../../text/Isolated.tsx";

interface CoveredPeopleProps {
  members: readonly CoveredMember[];
  /** As on file, by `associated_person_id`. */
  relationships?: Readonly<Record<string, RelationshipType>> | undefined;
}

/** Who is covered, each with initials and what they are to the reader: what is on file, else what the policy has. */
export function CoveredPeople({ members, relationships = {} }: CoveredPeopleProps): ReactNode {
  const { common, relation } = useMessages();
  const format = useFormat();
  return (
    <ul className="ek-list">
      {members.map((member) => (
        <li className="ek-covered-person" key={member.id}>
          <span className="ek-avatar" aria-hidden="true">
            {initialsOf(`${member.first_name} ${member.last_name}`)}
          </span>
          <span className="ek-plain">
            <Name>{format.fullName(member, members)}</Name>{" "}
            <span className="ek-quiet">
              {member.member_type === "policyholder"
                ? common.you
                : messageFor(
                    relation,
                    relationships[member.associated_person_id ?? ""] ?? relations[member.member_type],
                  )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the members of a family count as. */
const relations: Readonly<Record<string, string>> = {
  partner_dependant: "partner",
  child_dependant: "child",
};

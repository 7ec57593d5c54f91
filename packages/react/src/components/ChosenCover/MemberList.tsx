import type { PlanCoverage } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { ChosenList } from "./ChosenList.tsx";

/** A person who is covered, how they are related to the policyholder, and what was chosen for them alone. */
export interface ListedMember {
  id: string;
  name: string;
  /** "You", which is no name. */
  isYou?: boolean | undefined;
  relation?: string | false | undefined;
  chosen?: readonly PlanCoverage[] | null | undefined;
}

/** Who is covered, each with their own choices under their name. */
export function MemberList({ members }: { members: readonly ListedMember[] }): ReactNode {
  return (
    <ul className="ek-members">
      {members.map(({ id, name, isYou, relation, chosen }) => (
        <li className="ek-item" key={id}>
          {isYou ? <Isolated>{name}</Isolated> : <Name>{name}</Name>}
          {relation && <span className="ek-quiet">{` ${relation}`}</span>}
          <ChosenList coverages={chosen ?? []} />
        </li>
      ))}
    </ul>
  );
}

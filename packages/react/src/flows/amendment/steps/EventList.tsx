"use client";
import type { AmendmentChange } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { messageFor } from "../../../messages/messages.ts";
import { Details } from "../../../primitives/Details/Details.tsx";
import { groupsFor } from "../life-event-groups.ts";
import { useAmendmentMessages } from "../../../messages/hooks.ts";

/** What allows a change at any time, for whoever wants to know. */
export function EventList({ changes }: { changes: readonly AmendmentChange[] }): ReactNode {
  const { what, event } = useAmendmentMessages();
  return changes.map((change) => (
    <Details key={change} summary={what[`${change}Events`]}>
      <ul className="ek-list">
        {groupsFor(change).flatMap(({ events }) =>
          events.map((name) => (
            <li className="ek-item" key={name}>
              {messageFor(event, name)}
            </li>
          )),
        )}
      </ul>
    </Details>
  ));
}

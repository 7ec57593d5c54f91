"use client";
import type { ReactNode } from "react";
import { MemberList } from "../../../components/ChosenCover/MemberList.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import type { InForce } from "../useInForce.ts";
import { useListedMembers } from "../useListedMembers.ts";

/** The members of a policy, over which days they are covered, and what was agreed for later days. */
export function CoverToday({ inForce }: { inForce: InForce }): ReactNode {
  const { policy } = inForce;
  const { plan: texts, price } = useMessages();
  const { inForce: words } = useAmendmentMessages();
  const format = useFormat();
  const listed = useListedMembers();
  const lastDay = policy.ends_on ?? policy.year_ends_on;
  return (
    <>
      <SummaryList
        rows={[
          { id: "members", label: texts.members, value: <MemberList members={listed(policy.members)} /> },
          { id: "starts", label: texts.starts, value: format.date(policy.effective_from) },
          {
            id: "ends",
            label: policy.ends_on === null ? texts.ends : words.ends,
            value: format.date(lastDay),
          },
        ]}
      />
      {policy.upcoming_changes.map(({ effective_from, members, cost }) => (
        <Notice key={effective_from} title={words.upcoming(format.date(effective_from))}>
          <MemberList members={listed(members)} />
          <p className="ek-text">
            {`${price.you} ${price.month(format.money(cost.monthly.employee_contribution.gross, cost.currency))}`}
          </p>
        </Notice>
      ))}
    </>
  );
}

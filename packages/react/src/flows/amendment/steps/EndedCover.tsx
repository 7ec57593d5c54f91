"use client";
import type { ReactNode } from "react";
import { numberRows } from "../../../components/EnrolmentSummary/number-rows.tsx";
import { MemberList } from "../../../components/ChosenCover/MemberList.tsx";
import { useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { PrintButton } from "../../../primitives/PrintButton/PrintButton.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Name } from "../../../text/Isolated.tsx";
import type { InForce } from "../useInForce.ts";
import { useListedMembers } from "../useListedMembers.ts";

/** Which cover ends, and its members, to print or save. */
export function EndedCover({ inForce }: { inForce: InForce }): ReactNode {
  const { policy, plan } = inForce;
  const { benefit, plan: texts } = useMessages();
  const listed = useListedMembers();
  return (
    <>
      <SummaryList
        rows={[
          {
            id: "plan",
            label: messageFor(benefit, plan.benefit_type),
            value: <Name>{plan.name}</Name>,
          },
          ...numberRows(policy, texts.memberNumber),
          { id: "members", label: texts.members, value: <MemberList members={listed(policy.members)} /> },
        ]}
      />
      <div className="ek-actions">
        <PrintButton />
      </div>
    </>
  );
}

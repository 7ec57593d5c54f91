"use client";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { usePreload } from "../../shared/usePreload.ts";
import { CostOfMembers, costShapes, loadRequestedAmendment } from "../later-requested-amendment.ts";
import type { InForce } from "../useInForce.ts";
import type { CostOfMembersProps } from "./CostOfMembers.tsx";

/** Who is covered and what each costs, over which days, and what was agreed for later days. */
export function CoverToday({ inForce }: { inForce: InForce }): ReactNode {
  const { policy } = inForce;
  const { effective_from: starts, ends_on } = policy;
  const { plan: texts } = useMessages();
  const { inForce: words } = useAmendmentMessages();
  const format = useFormat();
  return (
    <>
      <SummaryList
        rows={[
          {
            id: "members",
            label: texts.members,
            value: <CostLater inForce={inForce} {...policy} />,
          },
          { id: "starts", label: texts.starts, value: format.date(starts) },
          {
            id: "ends",
            label: ends_on === null ? texts.ends : words.ends,
            value: format.date(ends_on ?? policy.year_ends_on),
          },
        ]}
      />
      {policy.upcoming_changes.map((change) => (
        <Notice key={change.effective_from} title={words.upcoming(format.date(change.effective_from))}>
          <p className="ek-text">
            {words.pays(format.money(change.cost.monthly.employee_contribution.gross, change.cost.currency))}
          </p>
          <CostLater inForce={inForce} {...change} from={change.effective_from} />
        </Notice>
      ))}
    </>
  );
}

const parts = [loadRequestedAmendment];

/** What each member costs, once the page is painted: its code comes with that of the pages to come. */
function CostLater(props: CostOfMembersProps): ReactNode {
  return usePreload(parts) ? <CostOfMembers {...props} /> : <Skeleton shapes={costShapes} />;
}

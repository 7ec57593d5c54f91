"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of a table with its layout, which a narrow page changes */
import type { CostSharingConfiguration, PlanCoverageOptionSelection } from "@enrolkit/types";
import { type ReactNode, useMemo } from "react";
import { useQuoteMessages } from "../../messages/hooks.ts";
import { Money } from "../../text/Money.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";
import { examplesOf, type PlanToShare } from "./example-shares.ts";

interface SharingCellsProps {
  plan: PlanToShare;
  config: CostSharingConfiguration;
  groupSelections: readonly PlanCoverageOptionSelection[];
  startsOn: string;
}

/** What a way of sharing comes to for each family that the plan covers: the company's part, then the employee's. */
export function SharingCells({ plan, config, groupSelections, startsOn }: SharingCellsProps): ReactNode {
  const { example } = useQuoteMessages();
  const examples = useMemo(
    () => examplesOf(plan, config, groupSelections, startsOn),
    [plan, config, groupSelections, startsOn],
  );
  return examples.map(({ family, cost: { monthly, currency } }) => (
    <td className="ek-sharing-cell" role="cell" key={family}>
      <ShareBar employer={monthly.employer_contribution.gross} total={monthly.total.gross} />
      <dl className="ek-plain">
        <div className="ek-example-share" data-ek-part="employer">
          <dt className="ek-hidden">{example.you}</dt>
          <dd className="ek-plain">
            <Money amount={monthly.employer_contribution.gross} currency={currency} />
          </dd>
        </div>
        <div className="ek-example-share">
          <dt className="ek-hidden">{example.employee}</dt>
          <dd className="ek-plain">
            <Money amount={monthly.employee_contribution.gross} currency={currency} />
          </dd>
        </div>
      </dl>
    </td>
  ));
}

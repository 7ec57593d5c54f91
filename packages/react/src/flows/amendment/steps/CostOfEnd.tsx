"use client";
import type { ReactNode } from "react";
import { costOn } from "../../../cost/changed-cost.ts";
import { useMessages } from "../../../messages/hooks.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";
import { MonthlyDifference } from "./MonthlyDifference.tsx";

/** How much less the employee pays a month once cover has ended, or that it cost them nothing. */
export function CostOfEnd({ flow: { inForce, intent } }: { flow: AmendmentFlowState }): ReactNode {
  const { opening } = useMessages();
  const { monthly, currency } = costOn(inForce.policy, intent.effective_from);
  const { gross } = monthly.employee_contribution;
  return (
    <div className="ek-plain">
      {gross === 0 && <p className="ek-text">{opening.employerAll}</p>}
      <MonthlyDifference
        gross={-gross}
        currency={currency}
        from={intent.effective_from}
        arrears={intent.arrears}
      />
    </div>
  );
}

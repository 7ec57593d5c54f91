"use client";
import type { ReactNode } from "react";
import { EnrolmentSummary } from "../../../components/EnrolmentSummary/EnrolmentSummary.tsx";
import { asCovered, chosenIn, costOn, memberCostsFrom, membersOn } from "../../../cost/changed-cost.ts";
import { QuestionLines } from "../../shared/QuestionLines.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { effectiveDateText } from "../effective-date-text.ts";
import type { InForce } from "../useInForce.ts";
import { EndedCover } from "./EndedCover.tsx";
import { Arrears } from "./MonthlyDifference.tsx";
import { useDeductionOfChange } from "./useDeductionOfChange.ts";
import { useBenefitName } from "../useBenefitName.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

/** What has changed from when, who is covered, what it costs, who can help, and all of it to print or save. */
export function DoneStep({ flow }: { flow: AmendmentFlowState }): ReactNode {
  const { intent, inForce, change } = flow;
  const { policy, plan, provider } = inForce;
  const { action } = useMessages();
  const deduction = useDeductionOfChange(flow);
  const { amended: texts, amendmentEnded } = useAmendmentMessages();
  const format = useFormat();
  const benefit = useBenefitName(inForce);
  const begins = intent.effective_from > policy.effective_from;
  const pays = costOn(policy, intent.effective_from).monthly.employee_contribution.gross > 0;
  return (
    <FlowPage
      flow={flow}
      step="done"
      title={effectiveDateText(texts, format, change, intent.effective_from, { policy, benefit })}
      actions={<Button onClick={flow.leave}>{amendmentEnded.toCover(format.isolate(plan.name))}</Button>}
    >
      <p className="ek-text">{texts[`${change}Next`](format.isolate(provider.name))}</p>
      {change === "cancellation" && pays && (
        <p className="ek-text">{begins ? texts.paysNoMore(benefit) : texts.paysNothing(benefit)}</p>
      )}
      {deduction && <p className="ek-text">{action.about(deduction.label, deduction.value)}</p>}
      <Arrears arrears={intent.arrears} />
      {change === "dependents" ? (
        <EnrolmentSummary
          policies={[afterChange(inForce, intent.effective_from)]}
          plans={[plan]}
          support={false}
          taxNames={{ [plan.id]: plan.tax.name }}
          costs={[
            {
              id: plan.id,
              members: memberCostsFrom(
                inForce,
                membersOn(policy, intent.effective_from).map(asCovered),
                policy.effective_from,
              ),
            },
          ]}
        />
      ) : (
        <EndedCover inForce={inForce} />
      )}
      <QuestionLines insurers={flow.insurers} />
    </FlowPage>
  );
}

/** The policy once the change has taken effect. */
function afterChange(inForce: InForce, day: string) {
  const { policy, enrolled } = inForce;
  const members = [...membersOn(policy, day)];
  return {
    ...enrolled,
    member_number: policy.member_number,
    members,
    cost: costOn(policy, day),
    estimated_effective_from: policy.effective_from,
    term_ends_on: policy.year_ends_on,
    plan: { ...enrolled.plan, coverage_options: chosenIn(inForce, members) },
  };
}

"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { sumOfCosts } from "../../../components/CostPreview/sum-of-costs.ts";
import { usePlans } from "../../../hooks/useCatalogue.ts";
import { usePolicies } from "../../../hooks/usePolicies.ts";
import { EnrolmentSummary } from "../../../components/EnrolmentSummary/EnrolmentSummary.tsx";
import { earliestStart } from "../enrolment-intent.ts";
import { FlowCost } from "../FlowCost.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { QuestionLines } from "../../shared/QuestionLines.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { NamedBeneficiaries } from "./NamedBeneficiaries.tsx";
import { useFirstDeduction } from "./useFirstDeduction.ts";

/** What you have, from when, what it costs, what the employer pays, who can help, and all of it to print or save. */
export function DoneStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent } = flow;
  const { done, opening } = useMessages();
  const format = useFormat();
  const sum = sumOfCosts(intent.policy_enrolments.map(({ cost }) => cost));
  const plans = usePlans(intent.policy_enrolments.map(({ plan }) => plan.id)).data;
  const policies = usePolicies(intent.employee_id);
  const beneficiaries = Object.fromEntries(
    intent.policy_enrolments.flatMap(({ id, type, plan }) =>
      id && type === "life_assurance"
        ? [[plan.id, <NamedBeneficiaries key={id} policyId={id} employeeId={intent.employee_id} />]]
        : [],
    ),
  );
  return (
    <FlowPage
      flow={flow}
      step="done"
      title={done.title(format.date(earliestStart(intent)))}
      aside={<FlowCost flow={flow} />}
    >
      {flow.insurers.map(({ id, name }) => (
        <p className="ek-text" key={id}>
          {done.next(name)}
        </p>
      ))}
      <FirstDeduction flow={flow} />
      {sum && sum.employer > 0 && (
        <p className="ek-text">{opening.employer(format.money(sum.employer, sum.currency))}</p>
      )}
      <EnrolmentSummary
        policies={intent.policy_enrolments.map((enrolled) => ({
          ...enrolled,
          member_number: policies.data?.find(({ id }) => id === enrolled.id)?.member_number ?? null,
        }))}
        plans={plans}
        costs={null}
        beneficiaries={beneficiaries}
        support={false}
      />
      <p className="ek-text">{intent.dependents_cover === "none" ? done.changeAlone : done.change}</p>
      <QuestionLines insurers={flow.insurers} />
    </FlowPage>
  );
}

/** What is taken from the pay first; nothing where the employer pays all of it. */
function FirstDeduction({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { action, deduction } = useMessages();
  const text = useFirstDeduction(flow);
  return text && <p className="ek-text">{action.about(deduction.first, text)}</p>;
}

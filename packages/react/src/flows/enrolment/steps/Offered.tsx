"use client";
import type { PolicyEnrolment } from "@enrolkit/types";
import type { ReactNode } from "react";
import { sumOfCosts } from "../../../components/CostPreview/sum-of-costs.ts";
import { DocumentList } from "../../../components/DocumentList/DocumentList.tsx";
import { PlanHeader } from "../../../components/PlanHeader/PlanHeader.tsx";
import { usePlans } from "../../../hooks/useCatalogue.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Details } from "../../../primitives/Details/Details.tsx";
import { later } from "../../../primitives/later.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { loadLaterPages } from "../later.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { Isolated } from "../../../text/Isolated.tsx";
import { hasChosen, isOpenToChoice, paidByEmployer } from "../paid-by-employer.ts";
import { LeaveOut } from "./LeaveOut.tsx";

/** Few people leave a benefit out here: what they are asked comes with the later pages. */
const Reasons = later(async () => (await loadLaterPages()).leaveOutReasons, ["text", "text", "text"]);

interface OfferedProps {
  policies: readonly PolicyEnrolment[];
  /** People are covered with the employee, as the costs have it. */
  hasFamily?: boolean | undefined;
  /** The reader's. */
  country: string | null | undefined;
  /** Once it is begun, one benefit of several can be left out. */
  flow?: EnrolmentFlowState | undefined;
}

/** The plans and their insurers, from when, what the employee would pay and what the employer pays; more about each to unfold. */
export function Offered({ policies, hasFamily = false, country, flow }: OfferedProps): ReactNode {
  const { opening } = useMessages();
  // Prices of the page to come are worked out from them: they arrive while the person reads.
  usePlans(policies.map(({ plan }) => plan.id));
  return (
    <>
      <p className="ek-text">{opening.intro}</p>
      {policies.map((policy) => (
        <div className="ek-stack" data-ek-gap="small" key={policy.plan.id}>
          <PlanHeader
            type={policy.type}
            plan={policy.plan}
            provider={policy.provider}
            effectiveFrom={policy.estimated_effective_from}
            country={country}
          >
            <Costs of={[policy]} hasFamily={hasFamily} />
          </PlanHeader>
          <AboutPlan policy={policy} />
          {flow && <LeaveOut flow={flow} benefit={policy.type} Reasons={Reasons} />}
        </div>
      ))}
      {policies.length > 1 && (
        <SummaryList
          rows={[
            {
              id: "together",
              label: opening.together,
              value: <Costs of={policies} hasFamily={hasFamily} />,
            },
          ]}
        />
      )}
    </>
  );
}

/** What the employee would pay of these policies, and what the employer pays: the service's figures. */
function Costs({ of, hasFamily }: { of: readonly PolicyEnrolment[]; hasFamily: boolean }): ReactNode {
  const { opening } = useMessages();
  const format = useFormat();
  const sum = sumOfCosts(of.map(({ cost }) => cost));
  if (sum === null) return null;
  const { employee, employer, currency } = sum;
  const isOpen = of.some(isOpenToChoice);
  const mine = of.some(hasChosen) || hasFamily ? opening.chosen : isOpen ? opening.aloneFrom : opening.alone;
  const paid = paidByEmployer(of);
  if (paid) return <p className="ek-strong">{opening[paid]}</p>;
  return (
    <div className="ek-plain">
      <p className="ek-strong">{mine(format.money(employee, currency))}</p>
      {employer > 0 && <p className="ek-text">{opening.employer(format.money(employer, currency))}</p>}
    </div>
  );
}

function AboutPlan({ policy: { plan, provider } }: { policy: PolicyEnrolment }): ReactNode {
  const { opening } = useMessages();
  if (plan.documents.length === 0 && !provider.description) return null;
  return (
    <Details
      summary={
        <>
          <Isolated>{opening.about}</Isolated> <span className="ek-hidden">{`(${plan.name})`}</span>
        </>
      }
    >
      <div className="ek-stack" data-ek-gap="small">
        {provider.description && (
          <p className="ek-text">
            <Isolated>{provider.description}</Isolated>
          </p>
        )}
        <DocumentList documents={plan.documents} untitled />
      </div>
    </Details>
  );
}

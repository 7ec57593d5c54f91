"use client";
import type { ReactNode } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { SummaryList, type SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import { FlowDisclosures } from "../../shared/FlowDisclosures.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { effectiveDateText } from "../effective-date-text.ts";
import { dueByOf } from "../../../query/intents.ts";
import { DueBy } from "../../shared/DueBy.tsx";
import { CostOfEnd } from "./CostOfEnd.tsx";
import { Arrears } from "./MonthlyDifference.tsx";
import { OthersStay } from "./OthersStay.tsx";
import { PeopleChange } from "./PeopleChange.tsx";
import { QuoteTable } from "./QuoteTable.tsx";
import { useDeductionOfChange } from "./useDeductionOfChange.ts";
import { useBenefitName } from "../useBenefitName.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

/** What happened, when the change takes effect, who is affected, at what cost, and what the law and the insurer say of it. */
export function AmendmentReview({ flow }: { flow: AmendmentFlowState }): ReactNode {
  const { intent, inForce, change } = flow;
  const { action } = useMessages();
  const { amendmentCheck: texts, event, who, when } = useAmendmentMessages();
  const format = useFormat();
  const benefit = useBenefitName(inForce);
  const happened = intent.amendment_reason.qualifying_life_event;
  const quote = intent.pending_confirmation?.quote;
  const deduction = useDeductionOfChange(flow);
  const rows: SummaryRow[] = [
    {
      id: "reason",
      label: texts.reason,
      value: happened ? (
        <>
          <p className="ek-text">{messageFor(event, happened.event)}</p>
          {happened.reason && (
            <p className="ek-text">
              <Isolated>{happened.reason}</Isolated>
            </p>
          )}
          <p className="ek-quiet">{action.about(when.date, format.date(happened.event_date))}</p>
        </>
      ) : (
        texts.noReason
      ),
      onChange: flow.backToReason,
    },
    {
      id: "from",
      label: texts.when,
      value: effectiveDateText(
        { ...texts, holdsFrom: who.holdsFrom },
        format,
        change,
        intent.effective_from,
        { ...inForce, benefit },
      ),
    },
    { id: "people", label: texts.people, value: <PeopleChange flow={flow} /> },
    ...(deduction ? [{ id: "deduction", ...deduction }] : []),
  ];
  return (
    <>
      <div className="ek-plain">
        <p className="ek-text">{texts.intro}</p>
        <DueBy dueBy={dueByOf(intent)} day={inForce} title={who.deadline} inline />
      </div>
      {change === "cancellation" && (
        <Notice tone="warning">
          <p className="ek-text">{texts.final}</p>
          <OthersStay policy={inForce.policy} />
        </Notice>
      )}
      <SummaryList rows={rows} />
      {change === "cancellation" && <CostOfEnd flow={flow} />}
      {quote ? <QuoteTable quote={quote} flow={flow} /> : <Arrears arrears={intent.arrears} />}
      <FlowDisclosures disclosures={intent.disclosures} insurers={flow.insurers} collapsed />
    </>
  );
}
